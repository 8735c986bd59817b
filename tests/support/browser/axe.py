"""Axe looks at a page as somebody does who cannot see it, or not well."""

from typing import Any

from playwright.sync_api import Page

from tools import client

AXE = client.WEB / "node_modules" / "axe-core" / "axe.min.js"
SPARED = ("color-contrast-enhanced",)
"""The look promises a contrast of 4.5 for text, which is AA; this rule asks for 7."""
LOOK = """async (spared) => {
  const rules = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !spared.includes(ruleId) }])
  const { violations } = await axe.run(document, { rules: Object.fromEntries(rules), resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html) }))
}"""


def axe(page: Page) -> None:
    """No rule of any tag is broken on what the page shows now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    found: list[dict[str, Any]] = page.evaluate(LOOK, list(SPARED))
    assert not found, "\n".join(
        f"{one['id']}: {one['help']}\n  " + "\n  ".join(one["nodes"]) for one in found
    )
