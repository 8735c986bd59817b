// A plain table for every game: open one or join one, see what you may know, press what you may do. It shows what it is
// told and decides nothing; the drawn boards are still to come.
const WORDS = {
  de: { play: "Mitspielen", start: "Anpfiff! Freie Plätze spielen Bots", moves: "Deine Züge", wait: "Du bist gerade nicht dran.", code: "Code vom Tisch", soon: "Die gezeichneten Spielbretter folgen. Bis dahin spielt ihr hier mit Knöpfen.", runs: "Der Server läuft", rests: "Der Server antwortet nicht", watch: "Zuschauen", go: "Los", leave: "Gehen", rooms: "Offene Tische", none: "Gerade ist kein Tisch für alle offen.", games: "Spiele", table: "Auf dem Tisch", events: "Was geschah", free: "frei", away: "kommt gleich zurück", bot: "Bot", people: "Leute", turns: "der Reihe nach", "real-time": "alle zugleich", lobby: "wartet", countdown: "gleich geht’s los", playing: "spielt", paused: "Pause", over: "Abpfiff", "no-such-room": "Diesen Tisch gibt es nicht.", "room-locked": "Der Tisch ist geschlossen.", "room-full": "Der Tisch ist voll.", "too-many-tries": "Zu viele Versuche. Bitte warten.", sorry: "Das ging nicht." },
  en: { play: "Play", start: "Kick off! Bots take the free seats", moves: "Your moves", wait: "It is not your turn.", code: "The table’s code", soon: "The drawn boards are on their way. Until then you play here with buttons.", runs: "The server is running", rests: "The server does not answer", watch: "Watch", go: "Go", leave: "Leave", rooms: "Open tables", none: "No table is open to all just now.", games: "Games", table: "On the table", events: "What happened", free: "free", away: "back in a moment", bot: "bot", people: "people", turns: "in turns", "real-time": "all at once", lobby: "waiting", countdown: "about to start", playing: "playing", paused: "paused", over: "full time", "no-such-room": "There is no such table.", "room-locked": "The table is closed.", "room-full": "The table is full.", "too-many-tries": "Too many tries. Please wait.", sorry: "That did not work." },
  fr: { play: "Jouer", start: "Coup d’envoi ! Les robots prennent les places libres", moves: "Tes coups", wait: "Ce n’est pas ton tour.", code: "Code de la table", soon: "Les plateaux dessinés arrivent. En attendant, on joue ici avec des boutons.", runs: "Le serveur tourne", rests: "Le serveur ne répond pas", watch: "Regarder", go: "C’est parti", leave: "Partir", rooms: "Tables ouvertes", none: "Aucune table n’est ouverte à tous en ce moment.", games: "Jeux", table: "Sur la table", events: "Ce qui s’est passé", free: "libre", away: "revient tout de suite", bot: "robot", people: "personnes", turns: "chacun son tour", "real-time": "tous à la fois", lobby: "attend", countdown: "ça commence", playing: "joue", paused: "pause", over: "terminé", "no-such-room": "Cette table n’existe pas.", "room-locked": "La table est fermée.", "room-full": "La table est pleine.", "too-many-tries": "Trop d’essais. Attends un peu.", sorry: "Ça n’a pas marché." },
  it: { play: "Gioca", start: "Calcio d’inizio! I bot occupano i posti liberi", moves: "Le tue mosse", wait: "Non è il tuo turno.", code: "Codice del tavolo", soon: "I tabelloni disegnati sono in arrivo. Intanto qui si gioca con i pulsanti.", runs: "Il server è attivo", rests: "Il server non risponde", watch: "Guarda", go: "Via", leave: "Esci", rooms: "Tavoli aperti", none: "Nessun tavolo è aperto a tutti ora.", games: "Giochi", table: "Sul tavolo", events: "Cosa è successo", free: "libero", away: "torna subito", bot: "bot", people: "persone", turns: "a turno", "real-time": "tutti insieme", lobby: "aspetta", countdown: "si comincia", playing: "gioca", paused: "pausa", over: "finito", "no-such-room": "Questo tavolo non c’è.", "room-locked": "Il tavolo è chiuso.", "room-full": "Il tavolo è pieno.", "too-many-tries": "Troppi tentativi. Aspetta un po’.", sorry: "Non ha funzionato." },
};
const lang = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in WORDS) ?? "en";
const say = WORDS[lang];
const $ = (id) => document.getElementById(id);
const titles = {};
let here = null;

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
  button.onclick = () => join(room.code, true);
  const taken = room.chairs.filter((chair) => chair.name).length;
  const facts = make("span", `${say[room.phase]} · ${taken}/${room.chairs.length}`);
  return make("li", make("div", make("b", titles[room.game] ?? room.game), facts), button);
}

function gameTile({ id, title, seats: [fewest, most], pace }) {
  const people = fewest === most ? fewest : `${fewest}–${most}`;
  const tile = make("button", make("b", title), make("span", `${people} ${say.people}`), make("br"), make("span", say[pace] ?? pace));
  tile.onclick = () => sitDown({ kind: "open", game: id });
  return make("li", tile);
}

/** 256 random bits as base64url; the same for this tab, so that a reload is the same guest. */
function token() {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  const fresh = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
  sessionStorage.token ??= fresh;
  return sessionStorage.token;
}

/** Sit down with these first words; after a dropped line come back, from the last thing seen. */
function sitDown(words, seen = 0) {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  const mine = (here = { socket, seen, over: false, person: 0, next: 1 });
  socket.onopen = () => socket.send(JSON.stringify({ version: 1, token: token(), lang, ...words, ...(words.code ? { seen } : {}) }));
  socket.onmessage = ({ data }) => hear(mine, JSON.parse(data), words);
  socket.onclose = () => mine === here && (mine.over ? leave() : setTimeout(() => mine === here && sitDown(words, mine.seen), 2000));
}

function join(code, watch) {
  $("sorry").textContent = "";
  sitDown({ kind: "join", code, watch });
}

function hear(mine, told, words) {
  if (told.kind === "ping") mine.socket.send(JSON.stringify({ kind: "pong", n: told.n }));
  else if (told.kind === "welcome") welcome(mine, told, words);
  else if (told.kind === "room") showRoom(mine, told);
  else if (told.kind === "table") showTable(mine, told);
  else if (told.kind === "refused") refuse(mine, told);
  else if (told.kind === "bye") mine.over = told.why !== "server-stops" && told.why !== "try-again";
}

function welcome(mine, told, words) {
  Object.assign(mine, { person: told.person, next: told.command + 1 });
  Object.assign(words, { kind: "join", code: told.code }); // whoever comes back joins
  for (const other of ["game"]) delete words[other];
  show(true);
}

/** Every command has a number of its own, counting up. */
function command(kind, words) {
  here.socket.send(JSON.stringify({ kind, id: here.next++, ...words }));
}

function refuse(mine, { why, rule, id }) {
  const words = [say[why] ?? `${say.sorry} (${why.replaceAll("-", " ")})`, rule].filter(Boolean).join(" · ");
  $(id === null && !mine.person ? "sorry" : "news").textContent = words;
}

function showRoom(mine, room) {
  $("room").textContent = `${titles[room.game] ?? room.game} · ${say[room.phase]}`;
  $("number").textContent = room.code;
  $("start").hidden = room.host !== mine.person || !["lobby", "over"].includes(room.phase);
  $("start").onclick = () => {
    room.chairs.forEach((chair, seat) => chair.name || command("fill", { seat }));
    command("start", {});
  };
  $("chairs").replaceChildren(...room.chairs.map((chair) => {
    const state = chair.bot ? say.bot : !chair.name ? say.free : chair.here ? chair.animal : say.away;
    const line = make("li", make("b", chair.name || "–"), state);
    line.className = chair.person === mine.person ? "mine" : "";
    return line;
  }));
}

function showTable(mine, table) {
  mine.seen = table.seq;
  const { kind, seat, ...view } = table.view;
  $("news").textContent = seat === null || table.moves.length ? "" : say.wait;
  $("moves").replaceChildren(...table.moves.map((move) => moveButton(move, table.seq)));
  $("view").replaceChildren(...Object.entries(view).map(pair));
  $("events").prepend(...table.events.map((event) => make("li", sentence(event))).reverse());
  while ($("events").children.length > 200) $("events").lastChild.remove();
}

function moveButton(move, seen) {
  const button = make("button", sentence(move));
  button.onclick = () => command("act", { move, seen });
  return make("li", button);
}

function sentence({ kind, ...facts }) {
  return [kind, ...Object.entries(facts).map(([name, fact]) => `${name.replaceAll("_", " ")} ${plain(fact)}`)].join(", ");
}

function pair([name, fact]) {
  const nested = fact !== null && typeof fact === "object" && Object.values(fact).some((part) => part !== null && typeof part === "object");
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

function show(atTheTable) {
  $("hall").hidden = atTheTable;
  $("stands").hidden = !atTheTable;
  if (atTheTable) $("sorry").textContent = $("code").value = "";
}

function leave() {
  if (here.socket.readyState === WebSocket.OPEN) command("leave", {});
  here = null;
  for (const place of ["events", "view", "moves", "news"]) $(place).replaceChildren();
  show(false);
  look();
}

document.documentElement.lang = lang;
for (const place of document.querySelectorAll("[data-word]")) place.textContent = say[place.dataset.word];
$("leave").onclick = leave;
$("ticket").onsubmit = (event) => {
  event.preventDefault();
  join($("code").value.trim().toUpperCase(), event.submitter?.value === "watch");
};
$("code").value = /^\/([A-Z0-9]{4,8})$/i.exec(location.pathname)?.[1].toUpperCase() ?? "";
const games = await fetched("/api/games").catch(() => []);
for (const game of games) titles[game.id] = game.title;
$("games").replaceChildren(...games.map(gameTile));
await look();
setInterval(() => $("hall").hidden || look(), 5000);
