import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";
import "./styles/font.css";
import { settings } from "./table/settings.svelte";
import { tongue } from "./words/tongue.svelte";

await tongue.speak(settings.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
