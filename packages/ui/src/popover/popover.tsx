import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { useMergedRef } from '../internal/use-merged-ref';
import { useResizeWhile } from '../internal/use-resize-while';
import { placeMenu } from '../menu/place-menu';
import styles from './popover.module.css';

export interface PopoverProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'popoverTarget' | 'aria-expanded'
> {
  /** Content of the button; give it looks with `buttonClassName`. */
  children: ReactNode;
  /** Names the panel: 상태 고르기. */
  panelLabel: string;
  /** What opens; drawn only while open. */
  panel: ReactNode;
  /**
   * The panel's id: a button in it closes it with `popoverTarget={panelId}
   * popoverTargetAction="hide"`.
   */
  panelId?: string;
  /** The edge that panel and button share. */
  align?: 'start' | 'end';
  /** On phones the panel is a bottom sheet instead of opening next to the button. */
  sheet?: boolean;
}

const chosen = '[data-autofocus], input:checked';
/** Up to this width of the window a `sheet` is one, as its style sheet says. */
const SHEET_WIDTH = 600;
const control = 'input, select, button, a[href]';

/**
 * A button that opens a small panel of controls beside it: a native popover, so Esc and a press
 * elsewhere close it and the focus returns.
 */
export function Popover({
  children,
  panelLabel,
  panel,
  panelId,
  align = 'start',
  sheet = false,
  className,
  ref,
  ...rest
}: PopoverProps) {
  const madeUp = useId();
  const id = panelId ?? madeUp;
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(buttonRef, ref);
  const panelRef = useRef<HTMLDialogElement>(null);

  useResizeWhile(open, place);

  function enter() {
    const box = panelRef.current;
    if (!box?.matches(':popover-open')) return;
    const first = box.querySelector<HTMLElement>(chosen) ?? box.querySelector<HTMLElement>(control);
    first?.focus({ preventScroll: true });
  }

  function place() {
    const [button, box] = [buttonRef.current, panelRef.current];
    if (!button || !box?.matches(':popover-open')) return;
    // A sheet lies where the style sheet puts it.
    if (sheet && innerWidth <= SHEET_WIDTH) return;
    const near = button.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const right = align === 'end' ? near.right : near.left + size.width;
    const at = placeMenu({ top: near.top, bottom: near.bottom, right }, size, {
      width: innerWidth,
      height: innerHeight,
    });
    box.style.left = `${at.left}px`;
    box.style.top = `${at.top}px`;
  }

  return (
    <>
      <button
        {...rest}
        ref={mergedRef}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cx(styles.trigger, className)}
      >
        {children}
      </button>
      <dialog
        ref={panelRef}
        id={id}
        popover="auto"
        aria-label={panelLabel}
        className={cx(styles.panel, sheet && styles.sheet)}
        // A nested popover (a combobox) fires this in React's tree too.
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget) setOpen(event.newState === 'open');
        }}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          enter();
          place();
        }}
      >
        {open && panel}
      </dialog>
    </>
  );
}
