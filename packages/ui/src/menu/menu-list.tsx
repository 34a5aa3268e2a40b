import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useMergedRef } from '../internal/use-merged-ref';
import { useResizeWhile } from '../internal/use-resize-while';
import { MenuEntry, type MenuItem } from './menu-entry';
import styles from './menu.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'popover' | 'role'> {
  items: readonly MenuItem[];
  /** Where the list goes once it is open and its size known, in viewport px. */
  place: (size: DOMRect) => { left: number; top: number } | null;
  onClosed?: () => void;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The list of a menu: a native popover, so outside clicks and Esc close it and the focus returns.
 */
export function MenuList({ items, place, onClosed, ref, ...rest }: Props) {
  const listRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(listRef, ref);
  const [open, setOpen] = useState(false);
  useResizeWhile(open, put);
  const entries = () => [...(listRef.current?.querySelectorAll('button') ?? [])];

  function put() {
    const list = listRef.current;
    // Away from the edge it would only be as wide as what is left beside it.
    list?.style.removeProperty('left');
    const at = list && place(list.getBoundingClientRect());
    if (!at) return false;
    list.style.left = `${at.left}px`;
    list.style.top = `${at.top}px`;
    return true;
  }

  function onToggle() {
    const isOpen = listRef.current?.matches(':popover-open') ?? false;
    setOpen(isOpen);
    if (!isOpen) onClosed?.();
    else if (put()) entries()[0]?.focus();
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
    <div
      {...rest}
      ref={mergedRef}
      popover="auto"
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuEntry key={item.label} item={item} onSelect={select} />
      ))}
    </div>
  );
}
