/** Where the button rests: at an edge, this many CSS px above its lowest place. */
export interface FabPlace {
  side: 'left' | 'right';
  lift: number;
}

/** Where the place is kept per device; `localStorage` fits. */
export type FabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const LOWEST: FabPlace = { side: 'right', lift: 0 };

/** The saved place, or the lower right corner where there is none (or storage is blocked). */
export function readPlace(storage: FabStorage | undefined, key: string): FabPlace {
  try {
    const [side, lift] = storage?.getItem(key)?.split(':') ?? [];
    const px = Number(lift);
    return (side === 'left' || side === 'right') && px >= 0 ? { side, lift: px } : LOWEST;
  } catch {
    return LOWEST;
  }
}

/** Keeps the place; a browser that forbids storage just forgets it. */
export function savePlace(
  storage: FabStorage | undefined,
  key: string,
  { side, lift }: FabPlace,
): void {
  try {
    storage?.setItem(key, `${side}:${Math.round(lift)}`);
  } catch {
    // Private windows may refuse: the button works all the same.
  }
}

/**
 * The place after a move of the button's box by (dx, dy): the nearer edge, between the tab bar and
 * the title bar.
 */
export function placeAfter(
  from: FabPlace,
  box: Pick<DOMRect, 'left' | 'top' | 'width'>,
  dx: number,
  dy: number,
  viewportWidth: number,
): FabPlace {
  const roomAbove = box.top - TITLE_BAR;
  const middle = box.left + box.width / 2 + dx;
  return {
    side: middle < viewportWidth / 2 ? 'left' : 'right',
    lift: Math.max(0, from.lift - Math.max(dy, -roomAbove)),
  };
}

const TITLE_BAR = 72;
