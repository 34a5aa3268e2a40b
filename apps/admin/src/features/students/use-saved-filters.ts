import { useState } from 'react';

const STORED = 'filters:students';
export interface SavedFilter {
  name: string;
  /** As the address says it: `grade=고3&unpaid=1`. */
  query: string;
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** What this device keeps; nothing where it keeps nothing, or nothing that can be read. */
function read(): SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/**
 * Conditions of the grid under a name, on this device. A name that is there already is overwritten.
 */
export function useSavedFilters() {
  const [saved, setSaved] = useState(read);
  function keep(next: SavedFilter[]) {
    setSaved(next);
    try {
      localStorage.setItem(STORED, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still has them until the page is left.
    }
  }
  return {
    saved,
    save: (filter: SavedFilter) =>
      keep([...saved.filter(({ name }) => name !== filter.name), filter]),
    remove: (name: string) => keep(saved.filter((filter) => filter.name !== name)),
  };
}
