/** Where a finger is, CSS px. */
export interface Finger {
  clientX: number;
  clientY: number;
}

/** CSS px that the mark has to come down before letting go does something. */
export const PULL_DISTANCE = 64;
const LOWEST = 88;
/**
 * The mark follows half as far as the finger goes: heavier than scrolling, so that nobody does it
 * by accident.
 */
const WEIGHT = 0.5;
/** CSS px within which a finger has not decided where it goes. */
const UNDECIDED = 8;

/**
 * How far the mark has come down, or undefined when this is no pull: the finger goes up or
 * sideways.
 */
export function pullDistance(from: Finger, to: Finger): number | undefined {
  const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.hypot(dx, dy) < UNDECIDED) return 0;
  return dy > Math.abs(dx) ? Math.min(LOWEST, dy * WEIGHT) : undefined;
}

const FIELDS = 'input, textarea, select';

/**
 * Whether a pull may begin here: not in a field, not on something that is dragged itself, not in a
 * box that can still be scrolled up.
 */
export function mayPullFrom(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(FIELDS)) return false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0 || getComputedStyle(element).touchAction === 'none') return false;
  }
  return true;
}
