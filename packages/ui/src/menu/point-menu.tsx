import { useEffect, useRef } from 'react';
import type { MenuItem } from './menu-entry';
import { MenuList } from './menu-list';
import { placeMenu } from './place-menu';

export interface PointMenuProps {
  /** Names it: 11월 23일 (월) 할 일. */
  label: string;
  /** The actions, the same ones that the day or row offers elsewhere. */
  items: readonly MenuItem[];
  /** Where it was asked for, in viewport px. */
  at: { x: number; y: number };
  /** An action was taken, or the menu was left: the owner stops rendering it. */
  onClose: () => void;
}

/**
 * The menu of a right click or a long press. Everything in it must also be available elsewhere.
 * Render it while it is open.
 */
export function PointMenu({ label, items, at, onClose }: PointMenuProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // Browsers without popover show the list in place.
  useEffect(() => listRef.current?.showPopover?.(), []);
  return (
    <MenuList
      ref={listRef}
      aria-label={label}
      items={items}
      onClosed={onClose}
      place={(size) =>
        placeMenu({ top: at.y, bottom: at.y, right: at.x + size.width }, size, {
          width: innerWidth,
          height: innerHeight,
        })
      }
    />
  );
}
