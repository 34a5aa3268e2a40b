import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { useMergedRef } from '../internal/use-merged-ref';
import { MenuEntry, type MenuItem } from './menu-entry';
import styles from './menu.module.css';
import { placeMenu } from './place-menu';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'type' | 'popoverTarget' | 'aria-haspopup'> {
  items: readonly MenuItem[];
  /** Content of the button; give an icon alone an `aria-label`, words the looks of a button: `className={buttonClassName()}`. */
  children: ReactNode;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a list of actions: a native popover, so outside clicks and Esc close it and the focus returns. */
export function Menu({ items, children, className, ref, ...rest }: MenuProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(buttonRef, ref);
  const listRef = useRef<HTMLDivElement>(null);
  const entries = () => [...(listRef.current?.querySelectorAll('button') ?? [])];

  function onToggle() {
    const [button, list] = [buttonRef.current, listRef.current];
    if (!button || !list?.matches(':popover-open')) return;
    const at = placeMenu(button.getBoundingClientRect(), list.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    list.style.left = `${at.left}px`;
    list.style.top = `${at.top}px`;
    entries()[0]?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = entries();
    const index = all.findIndex((entry) => entry === document.activeElement);
    if (event.key === 'Tab') listRef.current?.hidePopover();
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    all[move(index, all.length)]?.focus();
  }

  function select(item: MenuItem) {
    listRef.current?.hidePopover();
    item.onSelect();
  }

  return (
    <>
      <button {...rest} ref={mergedRef} type="button" popoverTarget={id} aria-haspopup="menu" className={cx(styles.trigger, className ?? styles.icon)}>
        {children}
      </button>
      <div ref={listRef} id={id} popover="auto" role="menu" tabIndex={-1} className={styles.menu} onToggle={onToggle} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} onSelect={select} />
        ))}
      </div>
    </>
  );
}
