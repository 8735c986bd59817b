// Everything lies on the shelf after the first visit: the page fresh if that works soon, all else as it was kept.
const home = new URL('./', self.location).href
// Another site of the same host has a shelf of its own.
const OURS = `anpfiff-site ${home} `
const NAME = OURS + 'VERSION'
const FILES = 'FILES'
const PATIENCE = 3000

// What an older shelf has under the same name is the same file: its folder bears its sum.
const named = (address) => /\/(assets|python-\w+|pocket-\w+)\//.test(address)
async function stock() {
  const shelf = await caches.open(NAME)
  for (const name of FILES) {
    const address = new URL(name, home).href
    if (await shelf.match(address)) continue
    const kept = named(address) ? await caches.match(address) : undefined
    const answer = kept ?? (await fetch(address, { cache: named(address) ? 'default' : 'no-cache' }))
    if (!answer.ok) throw new Error(`${answer.status} ${name}`)
    await shelf.put(address, answer)
  }
}

async function page() {
  const shelf = await caches.open(NAME)
  const kept = await shelf.match(home)
  const late = new Promise((resolve) => setTimeout(() => resolve(kept?.clone()), PATIENCE))
  const fresh = fetch(home, { cache: 'no-cache' }).then((answer) => (answer.ok ? answer : (kept ?? answer)), () => kept)
  return (await Promise.race([fresh, ...(kept ? [late] : [])])) ?? Response.error()
}

// Somebody's link of a server leads to the same place here.
const lead = (name) => Response.redirect(`${home}#/${name}`)

const shelved = async (request) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)

oninstall = (event) => event.waitUntil(stock().then(() => self.skipWaiting()))
onactivate = (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
onfetch = (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(home)) return
  const name = request.url.slice(home.length).replace(/[?#].*/, '')
  if (FILES.includes(name) || named(request.url)) event.respondWith(shelved(request))
  else if (request.mode !== 'navigate') return
  else if (name === '' || name === 'index.html') event.respondWith(page())
  else if (!name.includes('.')) event.respondWith(lead(name))
}
