import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";
import "./styles/font.css";
import { settings } from "./browser/settings.svelte";
import { pocketed } from "./wire/ends";
import { tongue } from "./words/tongue.svelte";

const target = document.getElementById("app") as HTMLElement;

/** Without its words the page can only say this, in all four languages. */
const SPEECHLESS = "Anpfiff: Bitte neu laden. · Please reload. · Recharge la page. · Ricarica la pagina.";

/** The module itself waits for nothing: old Safaris lose their way in modules that do. */
function speechless(): void {
  const button = target.appendChild(document.createElement("button"));
  button.className = "go";
  button.textContent = SPEECHLESS;
  button.onclick = () => location.reload();
}
if (!CSS.supports("width:1cqw")) import("./browser/containers").then(({ makeDo }) => makeDo(), () => undefined);
/** A page that comes from files alone brings its own house along. */
const house = pocketed ? import("./pocket").then(({ openPocket }) => openPocket()) : null;
Promise.all([tongue.speak(settings.lang), house]).then(() => mount(App, { target })).catch(speechless);

// Only where the browser allows it: https, or this very machine. Everything works without.
if (import.meta.env.PROD && !pocketed && "serviceWorker" in navigator) {
  const loaded = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
  const mine = (name: string): boolean => name.startsWith(`${location.origin}/assets/`);
  navigator.serviceWorker
    .register("/sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(["/", "/api/games", ...loaded().filter(mine)]))
    .catch(() => undefined);
}
