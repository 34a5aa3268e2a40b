const GAP = 4;
const EDGE = 8;

/** Left and top (viewport px) of a menu under its button, ends flush right; above it when there is no room below. */
export function placeMenu(trigger: DOMRect, menu: DOMRect, viewport: { width: number; height: number }) {
  const left = Math.max(EDGE, Math.min(trigger.right - menu.width, viewport.width - menu.width - EDGE));
  const below = trigger.bottom + GAP;
  const top = below + menu.height + EDGE <= viewport.height ? below : trigger.top - GAP - menu.height;
  return { left, top: Math.max(EDGE, top) };
}
