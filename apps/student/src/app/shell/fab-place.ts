/** Where the button rests: at one edge, `rise` CSS px above its lowest place. */
export interface FabPlace {
  side: 'left' | 'right';
  rise: number;
}

const KEY = 'academy-fab';
const HOME: FabPlace = { side: 'right', rise: 0 };
/** What has to stay free below and above it: tab bar and cost bar, title bar (CSS px). */
const KEPT_FREE = 260;

export const clampPlace = ({ side, rise }: FabPlace, viewportHeight: number): FabPlace => ({
  side,
  rise: Math.round(Math.min(Math.max(rise, 0), Math.max(viewportHeight - KEPT_FREE, 0))),
});

export function readPlace(): FabPlace {
  try {
    const [side, rise] = (localStorage.getItem(KEY) ?? '').split(' ');
    if ((side === 'left' || side === 'right') && Number.isFinite(Number(rise))) return { side, rise: Number(rise) };
  } catch {
    // Where nothing is stored, it starts at home.
  }
  return HOME;
}

export function storePlace({ side, rise }: FabPlace): void {
  try {
    localStorage.setItem(KEY, `${side} ${rise}`);
  } catch {
    // It stays until the page is closed then.
  }
}
