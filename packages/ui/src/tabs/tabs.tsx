import { useId, useLayoutEffect } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  /** What the owner gets when it is chosen; part of element ids, so without spaces. */
  value: Value;
  /** One or two words; may hold a Badge with a count. */
  label: ReactNode;
}

export interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What the tabs divide, for screen readers: 모의고사, 설정. */
  label: string;
  /** The tabs from left to right; too many of them scroll sideways. */
  items: readonly TabItem<Value>[];
  /** The tab whose content is shown; pages keep it in the URL. */
  value: Value;
  /** Another tab was chosen, by a press or by an arrow key. */
  onValueChange: (value: Value) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Brings a tab into the middle of its row where it is not wholly in view; the page itself stays,
 * which `scrollIntoView` would move.
 */
function bringIntoRow(id: string): void {
  const element = document.getElementById(id);
  const row = element?.parentElement;
  if (!element || !row) return;
  const tab = element.getBoundingClientRect();
  const { left, right, width } = row.getBoundingClientRect();
  if (tab.left < left || tab.right > right)
    row.scrollLeft += tab.left - left - (width - tab.width) / 2;
}

/**
 * A row of tabs and the panel of the chosen one. Arrow keys choose at once, as WAI-ARIA advises for
 * light panels.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  useLayoutEffect(() => bringIntoRow(`${id}-tab-${value}`), [id, value]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex((item) => item.value === value);
    const next = items[moves[event.key]?.(at, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };
  return (
    <div {...rest} className={className}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-tab-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            className={cx(styles.tab, item.value === value && styles.selected)}
            onClick={() => onValueChange(item.value)}
            onKeyDown={move}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
