import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";
import "./styles/font.css";
import { settings } from "./browser/settings.svelte";
import { tongue } from "./words/tongue.svelte";

const target = document.getElementById("app") as HTMLElement;

/** Without its words the page can only say this, in all four languages. */
const SPEECHLESS = "Anpfiff: Bitte neu laden. · Please reload. · Recharge la page. · Ricarica la pagina.";

try {
  await tongue.speak(settings.lang);
  mount(App, { target });
} catch {
  const button = target.appendChild(document.createElement("button"));
  button.className = "go";
  button.textContent = SPEECHLESS;
  button.onclick = () => location.reload();
}

// Only where the browser allows it: https, or this very machine. Everything works without.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const loaded = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
  const mine = (name: string): boolean => name.startsWith(`${location.origin}/assets/`);
  navigator.serviceWorker
    .register("/sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(["/", "/api/games", ...loaded().filter(mine)]))
    .catch(() => undefined);
}
