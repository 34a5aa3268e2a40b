export type GridDensity = 'normal' | 'dense';

/** What a reader changed about a table; everything else is as the columns say. */
export interface GridPrefs {
  /** Column id → shown or not. */
  shown: Readonly<Record<string, boolean>>;
  /** Column id → px. */
  widths: Readonly<Record<string, number>>;
  density: GridDensity;
}

export const noPrefs: GridPrefs = { shown: {}, widths: {}, density: 'normal' };

const entryOf = (key: string) => `grid:${key}`;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function valuesOf<V>(value: unknown, fits: (one: unknown) => one is V): Record<string, V> {
  const kept: Record<string, V> = {};
  for (const [id, one] of Object.entries(isObject(value) ? value : {}))
    if (fits(one)) kept[id] = one;
  return kept;
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value < 2000;

/**
 * The device's memory of a table; nothing where there is none or storage is closed (private
 * windows).
 */
export function readPrefs(key: string): GridPrefs {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entryOf(key)) ?? 'null');
    if (!isObject(stored)) return noPrefs;
    const density = stored['density'] === 'dense' ? 'dense' : 'normal';
    return {
      shown: valuesOf(stored['shown'], isFlag),
      widths: valuesOf(stored['widths'], isWidth),
      density,
    };
  } catch {
    return noPrefs;
  }
}

export function storePrefs(key: string, prefs: GridPrefs): void {
  try {
    localStorage.setItem(entryOf(key), JSON.stringify(prefs));
  } catch {
    // Without storage the change lasts as long as the page.
  }
}
