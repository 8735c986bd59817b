// The lobby opens without a server: pages and the list of games fresh if that works, built files from the shelf.
const NAME = 'anpfiff'
const keep = async (key, answer) => (answer.ok && (await caches.open(NAME)).put(key, answer.clone()), answer)
const fresh = (request, key) =>
  fetch(request).then((answer) => keep(key, answer), async () => (await caches.match(key)) ?? Response.error())
// A line that is half open answers nothing, not even no: built files are asked for again, over another connection.
const PATIENCE = 4000
const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE))
const within = (request) => Promise.race([fetch(request), late()])
const built = (request) => within(request).catch(() => within(request)).catch(() => fetch(request))
const kept = async (request) => (await caches.match(request)) ?? keep(request, await built(request))

// A page of another build names other files: those of the old one go from the shelf, before the new page is put on it.
const page = async (request) => {
  const answer = await fetch(request).catch(() => null)
  if (answer === null) return (await caches.match('/')) ?? Response.error()
  const before = await caches.match('/')
  if (answer.ok && before && (await before.text()) !== (await answer.clone().text())) await caches.delete(NAME)
  return keep('/', answer)
}

onfetch = (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (/^\/assets/.test(path)) event.respondWith(kept(request))
  else if (path === '/api/games') event.respondWith(fresh(request, path))
  else if (request.mode === 'navigate' && !/^\/(api|health|metrics)/.test(path) && !/\.html$/.test(path)) event.respondWith(page(request))
}
// Shelves of other names are of older workers.
onactivate = (event) =>
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))))
// A page tells what it loaded before the worker stood there.
onmessage = async ({ data }) => (await caches.open(NAME)).addAll(data)
