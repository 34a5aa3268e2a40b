/** One paintable thing: a row of the calendar (`key`, the date) in one lane (the meal). */
export interface PaintTarget {
  /** The day: its date. */
  key: string;
  /** The meal: a gesture stays in the lane where it began. */
  lane: string;
}

/** Spread on the element: finds it again under the pointer. */
export const paintTargetProps = ({ key, lane }: PaintTarget) => ({
  'data-paint-key': key,
  'data-paint-lane': lane,
});

/** The target that an element is or lies in. */
export function targetOf(node: unknown): PaintTarget | null {
  const element = node instanceof Element ? node.closest<HTMLElement>('[data-paint-key]') : null;
  const { paintKey: key, paintLane: lane } = element?.dataset ?? {};
  return key !== undefined && lane !== undefined ? { key, lane } : null;
}

/**
 * Targets on the straight way between two points: a quick pointer skips over chips between two
 * events.
 */
export function targetsBetween(from: DOMPointReadOnly, to: DOMPointReadOnly): PaintTarget[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 12));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return targetOf(
      document.elementFromPoint(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part),
    );
  }).filter((target) => target !== null);
}

/** From one key to another in the given order, both ends included, in either direction. */
export function keysBetween(order: readonly string[], one: string, other: string): string[] {
  const [a, b] = [order.indexOf(one), order.indexOf(other)];
  return a < 0 || b < 0 ? [] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
