// That the server runs, what there is to play, and a seat in the stands. It shows what it is told and decides nothing.
const WORDS = {
  de: { runs: "Der Server läuft", rests: "Der Server antwortet nicht", watch: "Zuschauen", code: "Code vom Tisch eintippen", go: "Los", leave: "Gehen", rooms: "Offene Tische", none: "Gerade ist kein Tisch für alle offen.", games: "Spiele", table: "Auf dem Tisch", events: "Was geschah", soon: "Die Spielfläche im Browser folgt. Bis dahin spielt ihr im Terminal mit „anpfiff play“ und schaut hier zu.", free: "frei", away: "kommt gleich zurück", bot: "Bot", people: "Leute", turns: "der Reihe nach", "real-time": "alle zugleich", lobby: "wartet", countdown: "gleich geht’s los", playing: "spielt", paused: "Pause", over: "Abpfiff", "no-such-room": "Diesen Tisch gibt es nicht.", "room-locked": "Der Tisch ist geschlossen.", "room-full": "Der Tisch ist voll.", "too-many-tries": "Zu viele Versuche. Bitte warten.", sorry: "Das ging nicht." },
  en: { runs: "The server is running", rests: "The server does not answer", watch: "Watch", code: "Type the table’s code", go: "Go", leave: "Leave", rooms: "Open tables", none: "No table is open to all just now.", games: "Games", table: "On the table", events: "What happened", soon: "The boards for the browser are on their way. Until then play in the terminal with “anpfiff play”, and watch here.", free: "free", away: "back in a moment", bot: "bot", people: "people", turns: "in turns", "real-time": "all at once", lobby: "waiting", countdown: "about to start", playing: "playing", paused: "paused", over: "full time", "no-such-room": "There is no such table.", "room-locked": "The table is closed.", "room-full": "The table is full.", "too-many-tries": "Too many tries. Please wait.", sorry: "That did not work." },
  fr: { runs: "Le serveur tourne", rests: "Le serveur ne répond pas", watch: "Regarder", code: "Tape le code de la table", go: "C’est parti", leave: "Partir", rooms: "Tables ouvertes", none: "Aucune table n’est ouverte à tous en ce moment.", games: "Jeux", table: "Sur la table", events: "Ce qui s’est passé", soon: "Les plateaux pour le navigateur arrivent. En attendant, jouez dans le terminal avec « anpfiff play » et regardez ici.", free: "libre", away: "revient tout de suite", bot: "robot", people: "personnes", turns: "chacun son tour", "real-time": "tous à la fois", lobby: "attend", countdown: "ça commence", playing: "joue", paused: "pause", over: "terminé", "no-such-room": "Cette table n’existe pas.", "room-locked": "La table est fermée.", "room-full": "La table est pleine.", "too-many-tries": "Trop d’essais. Attends un peu.", sorry: "Ça n’a pas marché." },
  it: { runs: "Il server è attivo", rests: "Il server non risponde", watch: "Guarda", code: "Scrivi il codice del tavolo", go: "Via", leave: "Esci", rooms: "Tavoli aperti", none: "Nessun tavolo è aperto a tutti ora.", games: "Giochi", table: "Sul tavolo", events: "Cosa è successo", soon: "I tabelloni per il browser sono in arrivo. Intanto giocate nel terminale con «anpfiff play» e guardate qui.", free: "libero", away: "torna subito", bot: "bot", people: "persone", turns: "a turno", "real-time": "tutti insieme", lobby: "aspetta", countdown: "si comincia", playing: "gioca", paused: "pausa", over: "finito", "no-such-room": "Questo tavolo non c’è.", "room-locked": "Il tavolo è chiuso.", "room-full": "Il tavolo è pieno.", "too-many-tries": "Troppi tentativi. Aspetta un po’.", sorry: "Non ha funzionato." },
};
const lang = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in WORDS) ?? "en";
const say = WORDS[lang];
const $ = (id) => document.getElementById(id);
const titles = {};
let watched = null;

/** An element with text or children; text is never read as markup. */
function make(tag, ...inside) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer.json();
}

async function look() {
  try {
    const [health, rooms] = await Promise.all([fetched("/health"), fetched("/api/rooms")]);
    $("health").textContent = `✓ ${say.runs} · ${health.version}`;
    $("rooms").replaceChildren(...(rooms.length ? rooms.map(roomLine) : [none()]));
  } catch {
    $("health").textContent = `✗ ${say.rests}`;
  }
}

function none() {
  const line = make("li", say.none);
  line.className = "none";
  return line;
}

function roomLine(room) {
  const button = make("button", say.watch);
  button.onclick = () => watch(room.code);
  const taken = room.chairs.filter((chair) => chair.name).length;
  const facts = make("span", `${say[room.phase]} · ${taken}/${room.chairs.length}`);
  return make("li", make("div", make("b", titles[room.game] ?? room.game), facts), button);
}

function gameTile({ title, seats: [fewest, most], pace }) {
  const people = fewest === most ? fewest : `${fewest}–${most}`;
  return make("li", make("b", title), make("span", `${people} ${say.people}`), make("br"), make("span", say[pace] ?? pace));
}

/** 256 random bits as base64url; the same for this tab, so that a reload is the same guest. */
function token() {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  const fresh = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
  sessionStorage.token ??= fresh;
  return sessionStorage.token;
}

/** Sit down in the stands; after a dropped line come back, from the last thing seen. */
function watch(code, seen = 0) {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  const here = (watched = { socket, seen, over: false });
  socket.onopen = () => socket.send(JSON.stringify({ kind: "join", version: 1, token: token(), code, lang, watch: true, seen }));
  socket.onmessage = ({ data }) => hear(here, JSON.parse(data));
  socket.onclose = () => here === watched && (here.over ? leave() : setTimeout(() => here === watched && watch(code, here.seen), 2000));
}

function hear(here, told) {
  if (told.kind === "ping") here.socket.send(JSON.stringify({ kind: "pong", n: told.n }));
  else if (told.kind === "welcome") show(true);
  else if (told.kind === "room") showRoom(told);
  else if (told.kind === "table") showTable(here, told);
  else if (told.kind === "refused") $("sorry").textContent = say[told.why] ?? say.sorry;
  else if (told.kind === "bye") here.over = told.why !== "server-stops" && told.why !== "try-again";
}

function showRoom(room) {
  $("room").textContent = `${titles[room.game] ?? room.game} · ${say[room.phase]}`;
  $("chairs").replaceChildren(...room.chairs.map((chair) => {
    const state = chair.bot ? say.bot : !chair.name ? say.free : chair.here ? chair.animal : say.away;
    return make("li", make("b", chair.name || "–"), state);
  }));
}

function showTable(here, table) {
  here.seen = table.seq;
  const { kind, seat, ...view } = table.view; // the stands have no seat
  $("view").replaceChildren(...Object.entries(view).map(pair));
  $("events").prepend(...table.events.map((event) => make("li", sentence(event))).reverse());
  while ($("events").children.length > 200) $("events").lastChild.remove();
}

function sentence({ kind, ...facts }) {
  return [kind, ...Object.entries(facts).map(([name, fact]) => `${name.replaceAll("_", " ")} ${plain(fact)}`)].join(", ");
}

function pair([name, fact]) {
  const nested = fact !== null && typeof fact === "object" && JSON.stringify(fact).length > 40;
  const inner = nested ? make("dl", ...Object.entries(fact).map(pair)) : plain(fact);
  const line = make("div", make("dt", name.replaceAll("_", " ")), make("dd", inner));
  line.className = nested ? "" : "pair";
  return line;
}

function plain(fact) {
  if (fact === null) return "–";
  if (Array.isArray(fact)) return fact.map(plain).join(" ") || "–";
  return typeof fact === "object" ? Object.values(fact).map(plain).join(" ") : String(fact);
}

function show(inTheStands) {
  $("hall").hidden = inTheStands;
  $("stands").hidden = !inTheStands;
  if (inTheStands) $("sorry").textContent = $("code").value = "";
}

function leave() {
  const { socket } = watched;
  watched = null;
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ kind: "leave", id: Date.now() }));
  $("events").replaceChildren();
  $("view").replaceChildren();
  show(false);
  look();
}

document.documentElement.lang = lang;
for (const place of document.querySelectorAll("[data-word]")) place.textContent = say[place.dataset.word];
$("leave").onclick = leave;
$("ticket").onsubmit = (event) => {
  event.preventDefault();
  $("sorry").textContent = "";
  watch($("code").value.trim().toUpperCase());
};
const games = await fetched("/api/games").catch(() => []);
for (const game of games) titles[game.id] = game.title;
$("games").replaceChildren(...games.map(gameTile));
await look();
setInterval(() => $("hall").hidden || look(), 5000);
