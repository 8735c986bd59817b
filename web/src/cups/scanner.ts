/** A camera that reads QR codes, where the browser brings a reader of its own; everywhere else a pass comes by its link. */

interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type Reader = new (options: { readonly formats: readonly string[] }) => Detector;

const reader = (): Reader | undefined => (globalThis as { BarcodeDetector?: Reader }).BarcodeDetector;

/** Over plain http a browser lends no camera. */
export const canScan = (): boolean => reader() !== undefined && typeof navigator !== "undefined" && navigator.mediaDevices !== undefined;

/** Milliseconds between two looks: quick enough for a hand that holds still. */
const LOOK = 250;

export class Scanner {
  private stream: MediaStream | null = null;
  private stopped = false;

  constructor(private readonly heard: (text: string) => void) {}

  /** Until it is stopped; rejects where there is no camera, or nobody may use it. */
  async watch(video: HTMLVideoElement): Promise<void> {
    const Found = reader();
    if (Found === undefined) throw new Error("no reader");
    this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (this.stopped) return this.stop();
    video.srcObject = this.stream;
    await video.play();
    await this.look(new Found({ formats: ["qr_code"] }), video);
  }

  stop(): void {
    this.stopped = true;
    this.stream?.getTracks().forEach((track) => track.stop());
  }

  private async look(detector: Detector, video: HTMLVideoElement): Promise<void> {
    while (!this.stopped) {
      const [code] = await detector.detect(video);
      if (code) this.heard(code.rawValue);
      await new Promise((then) => setTimeout(then, LOOK));
    }
  }
}
