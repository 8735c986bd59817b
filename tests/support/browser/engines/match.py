"""A whole match in any browser: the table is laid by a script, then whatever can be pressed is pressed until the final whistle."""

from collections.abc import Mapping
from time import monotonic, sleep
from typing import Any, NamedTuple

from tests.support.browser.engines.screen import BEAT, DESKTOP, PHONE, Screen, press_named, shown, until

LAY = """(game, options, seats, level, ahead) => {
  const bits = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  const token = bits.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  let id = Date.now()
  const say = (wish) => line.send(JSON.stringify({ ...wish, id: id++ }))
  line.onopen = () => line.send(JSON.stringify({ kind: 'open', version: 1, token, game, lang: 'de', options, seats }))
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.kind === 'welcome' && level) for (let seat = 1; seat < seats; seat++) say({ kind: 'fill', seat, level })
    if (told.kind !== 'room' || (level && told.chairs.some((chair) => chair.name === ''))) return
    if (ahead && !told.handicaps.length) return told.proposal || say({ kind: 'propose', seat: level ? 1 : 0, head_start: ahead })
    localStorage.setItem('anpfiff.rooms', JSON.stringify([{ code: told.code, tokens: [token] }]))
    line.close()
    window.laid = told.code
  }
}"""
"""A table with bots of a level, the first of them ahead; without a level the chairs stay free, and the host is ahead."""
CALM = "() => { localStorage.setItem('anpfiff.lang', 'de'); localStorage.setItem('anpfiff.help', 'kids') }"
MARK = """(tries) => {
  const main = document.querySelector('main.playing')
  if (!main) return document.querySelector('main[data-phase=over] h1') ? 'over' : ''
  const able = (node) => node && node.getClientRects().length > 0 && !node.matches(':disabled, [aria-disabled=true]') && !node.closest('[inert], header, .top-row')
  const pressed = (spots) => [...new Set([...main.querySelectorAll(spots)].map((node) => node.closest('button, [role=button]')))].filter(able)
  const first = pressed('.target, .over button, [data-die="shot"].on')
  const glowing = pressed('.can, .glow, button.d.on')
  const plain = pressed('.hand .go, .done, .main, .seldom button, .leaf, .leave')
  const choice = first.length ? first : glowing.length && tries % 4 ? glowing : plain.length ? plain : glowing
  const chosen = choice[tries % choice.length]
  document.querySelector('[data-now]')?.removeAttribute('data-now')
  chosen?.setAttribute('data-now', '')
  return chosen ? 'press' : ''
}"""
"""What decides is pressed first, then what glows; every fourth time something else: what glows may wait for exactly that."""
OVER, PRESS = "over", "press"
"""What it says: the result is there, or something can be pressed."""
HALF_WAY = 12
"""Presses, about the middle of the shortest match."""
LONGEST = 120.0
"""Seconds after which a match is taken for stuck."""


class Short(NamedTuple):
    """How a match is made short."""

    seats: int = 2
    options: Mapping[str, Any] = {}
    ahead: int = 0
    """Steps of a head start for the quickest of bots, which wins sooner by them."""


SHORT: Mapping[str, Short] = {
    "elfmeter": Short(options={"turning": "self", "referee": "instant"}, ahead=3),
    "ligretto": Short(ahead=3),
    "elfer-raus": Short(seats=3, ahead=3),
    "elfer-raus-junior": Short(ahead=1),
    "foul": Short(seats=3, options={"window": 1, "whistle": 5}, ahead=3),
    "zweikampf": Short(),
    "karten-fussball": Short(),
    "wuerfel-fussball": Short(options={"half": 60, "clock": "throws", "reaction": 0}, ahead=3),
}


def play(screen: Screen, game: str) -> None:
    """From a phone's size to the result; half-way somebody lays it on a desk."""
    lay(screen, game)
    deadline, tries = monotonic() + LONGEST, 0
    while (now := screen.ask(MARK, tries)) != OVER:
        assert monotonic() < deadline, f"{game} does not end"
        if now != PRESS or not screen.press("[data-now]"):
            sleep(BEAT)
        tries += 1
        if tries == HALF_WAY:
            screen.resize(DESKTOP)


def lay(screen: Screen, game: str) -> None:
    short = SHORT[game]
    screen.resize(PHONE)
    screen.open("/")
    screen.ask(CALM)
    screen.ask(LAY, game, dict(short.options), short.seats, "rocket", short.ahead)
    code = until(screen, "() => window.laid")
    screen.open(f"/{code}")
    press_named(screen, "Anpfiff!", "footer .whistle")
    shown(screen, "main[data-phase=playing]")
