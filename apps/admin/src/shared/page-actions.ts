import { matchesName } from '@academy/domain/identity';
import type { MenuItem } from '@academy/ui/menu';
import { useEffect } from 'react';

/** What the ⋯ of each list on the screen holds just now. */
const menus = new Map<symbol, readonly MenuItem[]>();

/** What can be done on the page that is on the screen, by a part of its name. */
export const findPageActions = (typed: string): readonly MenuItem[] =>
  [...menus.values()]
    .flat()
    .filter(({ label, disabledReason }) => !disabledReason && matchesName(label, typed));

/** Offers what is behind a ⋯ to 빠른 찾기 as well, for as long as the ⋯ is there. */
export function usePageActions(items: readonly MenuItem[]): void {
  // After every render: what an item does belongs to what is shown.
  useEffect(() => {
    const key = Symbol('menu');
    menus.set(key, items);
    return () => void menus.delete(key);
  });
}
