const gap = 8;

/**
 * Left and top (viewport px) of a tip centred below its trigger, or above it when there is no room
 * below.
 */
export function placeTip(
  trigger: DOMRect,
  tip: DOMRect,
  viewport: { width: number; height: number },
) {
  const centred = trigger.left + trigger.width / 2 - tip.width / 2;
  const left = Math.max(gap, Math.min(centred, viewport.width - tip.width - gap));
  const below = trigger.bottom + gap;
  const top = below + tip.height + gap <= viewport.height ? below : trigger.top - gap - tip.height;
  return { left, top: Math.max(gap, top) };
}
