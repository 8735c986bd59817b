/* What is wrong with the table that is on the screen now: a list of { kind, what, why }. Everything is measured as it is painted. */
({ least, kids, main, seconds, digits, tiny }) => {
  const TARGETS = "button, a[href], input, select, [role=button]"
  const root = document.querySelector("main.playing")
  const faults = []
  const named = (node) => {
    const words = (node.getAttribute?.("aria-label") ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)
    const parts = [...(node.classList ?? [])].filter((part) => !part.startsWith("s-") && !part.startsWith("svelte")).slice(0, 2)
    return `${node.tagName.toLowerCase()}${parts.map((part) => `.${part}`).join("")} “${words}”`
  }
  const fault = (kind, node, why) => faults.push({ kind, what: named(node), why })
  const round = (box) => `${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`

  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest(".sr, .goal[aria-hidden=true], [inert]")
  /** What is left of a box where its ancestors cut it off; null where nothing is. */
  const seen = (node, box) => {
    let { left, top, right, bottom } = box
    for (let above = node.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above)
      if (style.overflow === "visible" && style.overflowX === "visible") continue
      const frame = above.getBoundingClientRect()
      ;[left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)]
      ;[right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)]
    }
    return right - left < 1 || bottom - top < 1 ? null : new DOMRect(left, top, right - left, bottom - top)
  }
  const beyond = (box) => box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2
  const at = (x, y) => document.elementFromPoint(x, y)
  const related = (one, other) => one !== null && (one.contains(other) || other.contains(one))
  const touchable = (node) => getComputedStyle(node).pointerEvents !== "none"

  /** How large the part is that a finger can reach; it may be larger than what is seen of it. */
  const reach = (node) => {
    const seenOf = node.getBoundingClientRect()
    const box = new DOMRect(seenOf.left - 12, seenOf.top - 12, seenOf.width + 24, seenOf.height + 24)
    const [across, down] = [Math.max(3, box.width / 18), Math.max(3, box.height / 18)]
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let y = box.top + down / 2; y < box.bottom; y += down)
      for (let x = box.left + across / 2; x < box.right; x += across)
        if (at(x, y)?.closest(TARGETS) === node) {
          ;[left, top] = [Math.min(left, x), Math.min(top, y)]
          ;[right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
        }
    return { width: Math.max(0, right - left + across), height: Math.max(0, bottom - top + down), left, top }
  }
  for (const target of root.querySelectorAll(TARGETS)) {
    if (target.disabled || !shown(target) || target.matches(seconds)) continue
    const box = target.getBoundingClientRect()
    if (beyond(box)) fault("outside", target, round(box))
    const { width, height } = reach(target)
    const size = `${Math.round(width)}×${Math.round(height)} can be reached`
    if (width < least - 1 || height < least - 1) fault("small", target, size)
    else if (target.matches(main) && (width < kids - 1 || height < kids - 1)) fault("kids", target, size)
  }

  for (const figure of root.querySelectorAll(".card text, .strip text")) {
    if (!shown(figure) || figure.closest("[aria-hidden=true]")) continue
    const box = figure.getBoundingClientRect()
    const card = figure.closest("button, .card, .strip")
    const middle = at(box.left + box.width / 2, box.top + box.height / 2)
    if (beyond(box)) fault("outside", figure, round(box))
    else if (box.height < digits) fault("number", figure, `${Math.round(box.height)} px high`)
    else if (touchable(figure) && !related(card, middle ?? document.body)) fault("number", figure, `lies under ${middle ? named(middle) : "nothing"}`)
  }

  for (const [spot, small] of Object.entries(tiny))
    for (const thing of root.querySelectorAll(spot)) {
      const box = thing.getBoundingClientRect()
      if (shown(thing) && Math.min(box.width, box.height) < small) fault("tiny", thing, round(box))
    }

  const lines = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement
    if (!text.data.trim() || node.closest("svg") || !shown(node)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const rect of range.getClientRects()) {
      const box = rect.width < 1 ? null : seen(node, rect)
      if (box) lines.push({ node, box, text })
    }
  }
  for (const { node, box, text } of lines) {
    if (beyond(box)) fault("outside", node, `“${text.data.trim()}” ${round(box)}`)
    else if (touchable(node)) {
      const over = at(box.left + box.width / 2, box.top + box.height / 2)
      if (over && !related(node, over) && !over.closest("[role=status]")) fault("covered", node, `lies under ${named(over)}`)
    }
  }
  lines.forEach((one, n) => {
    for (const other of lines.slice(n + 1)) {
      if (one.text === other.text) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 3 && down > 5) fault("overlap", one.node, `and ${named(other.node)}`)
    }
  })

  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth + 1) fault("outside", root, `the page is ${page.scrollWidth} wide`)
  if (page.scrollHeight > innerHeight + 1) fault("outside", root, `the page is ${page.scrollHeight} high`)
  return faults
}
