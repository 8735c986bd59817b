// The lobby opens without a server: pages and the list of games fresh if that works, built files from the shelf.
const shelf = caches.open('anpfiff')
const keep = async (key, answer) => (answer.ok && (await shelf).put(key, answer.clone()), answer)
const fresh = (request, key) =>
  fetch(request).then((answer) => keep(key, answer), async () => (await caches.match(key)) ?? Response.error())
const kept = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request))

onfetch = (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (/^\/assets/.test(path)) event.respondWith(kept(request))
  else if (path === '/api/games') event.respondWith(fresh(request, path))
  else if (request.mode === 'navigate' && !/^\/(api|health|metrics)/.test(path)) event.respondWith(fresh(request, '/'))
}
// A page tells what it loaded before the worker stood there.
onmessage = async ({ data }) => (await shelf).addAll(data)
