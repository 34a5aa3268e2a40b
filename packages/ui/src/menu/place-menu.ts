const GAP = 4;
const EDGE = 8;

type Trigger = Pick<DOMRect, 'top' | 'right' | 'bottom'>;
type Size = { width: number; height: number };

/**
 * Left and top (viewport px) of a menu under its button, ends flush right; above it when there is
 * no room below.
 */
export function placeMenu(trigger: Trigger, menu: Size, viewport: Size) {
  const left = Math.max(
    EDGE,
    Math.min(trigger.right - menu.width, viewport.width - menu.width - EDGE),
  );
  const below = trigger.bottom + GAP;
  const top =
    below + menu.height + EDGE <= viewport.height ? below : trigger.top - GAP - menu.height;
  return { left, top: Math.max(EDGE, top) };
}
