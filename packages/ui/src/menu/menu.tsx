import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { useMergedRef } from '../internal/use-merged-ref';
import type { MenuItem } from './menu-entry';
import { MenuList } from './menu-list';
import styles from './menu.module.css';
import { placeMenu } from './place-menu';

export interface MenuProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'popoverTarget' | 'aria-haspopup'
> {
  /** The actions from the most used to the one that cannot be taken back. */
  items: readonly MenuItem[];
  /**
   * Content of the button; give an icon alone an `aria-label`, words the looks of a button:
   * `className={buttonClassName()}`.
   */
  children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ items, children, className, ref, ...rest }: MenuProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(buttonRef, ref);
  const place = (size: DOMRect) =>
    buttonRef.current &&
    placeMenu(buttonRef.current.getBoundingClientRect(), size, {
      width: innerWidth,
      height: innerHeight,
    });

  return (
    <>
      <button
        {...rest}
        ref={mergedRef}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        className={cx(styles.trigger, className ?? styles.icon)}
      >
        {children}
      </button>
      <MenuList id={id} items={items} place={place} />
    </>
  );
}
