import { useEffect, useId, useRef, useState } from 'react';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { cx } from '../internal/cx';
import bubble from '../internal/tip.module.css';
import { placeTip } from './place-tip';
import styles from './disabled-reason.module.css';

type TriggerProps<E> = Pick<
  HTMLAttributes<E>,
  | 'onClick'
  | 'onFocus'
  | 'onBlur'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'aria-describedby'
  | 'aria-description'
  | 'aria-disabled'
>;

export interface DisabledReason<E> {
  /** Spread on the control after its own props. Empty when there is no reason. */
  props: TriggerProps<E>;
  /** Render directly after the control; takes no space in the layout. */
  tip: ReactNode;
}

/** Shows the tip beside its control, and hides it on Escape, scrolling and a press elsewhere. */
function useTipAt(
  anchor: Element | null,
  tipRef: RefObject<HTMLElement | null>,
  setAnchor: (anchor: null) => void,
): void {
  useEffect(() => {
    const tip = tipRef.current;
    if (!anchor || !tip?.togglePopover) return undefined;
    tip.togglePopover(true);
    const at = placeTip(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    tip.style.left = `${at.left}px`;
    tip.style.top = `${at.top}px`;

    const close = () => setAnchor(null);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const closeOutside = (event: Event) =>
      event.target instanceof Node && !anchor.contains(event.target) && close();
    addEventListener('keydown', closeOnEscape);
    addEventListener('pointerdown', closeOutside);
    addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      removeEventListener('keydown', closeOnEscape);
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('scroll', close, { capture: true });
      if (tip.isConnected) tip.togglePopover(false);
    };
  }, [anchor, tipRef, setAnchor]);
}

/**
 * "Disable, don't hide, and say why": keeps a control focusable, makes its click do nothing and
 * explains itself with `reason` to screen readers (description), to the mouse (hover), the keyboard
 * (focus) and the finger (tap).
 *
 * The tip is a popover: the top layer keeps it out of clipping parents and above open dialogs. It
 * is in the page all the time; where there are very many controls, `tipWhenShown` keeps the
 * reason on the control itself until then.
 */
export function useDisabledReason<E extends Element>(
  reason: string | undefined,
  own: TriggerProps<E> = {},
  { tipWhenShown = false } = {},
): DisabledReason<E> {
  const id = useId();
  const tipRef = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);

  useTipAt(anchor, tipRef, setAnchor);
  if (!reason) return { props: own, tip: null };

  const props: TriggerProps<E> = {
    ...own,
    'aria-disabled': true,
    ...(tipWhenShown && !anchor
      ? { 'aria-description': reason }
      : { 'aria-describedby': [own['aria-describedby'], id].filter(Boolean).join(' ') }),
    onClick: (event) => {
      // Also keeps a submit button from submitting, and a surrounding card from reacting.
      event.preventDefault();
      event.stopPropagation();
      setAnchor(event.currentTarget);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      setAnchor(null);
    },
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'mouse') setAnchor(event.currentTarget);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      if (event.pointerType === 'mouse') setAnchor(null);
    },
  };
  const tip = (!tipWhenShown || anchor) && (
    <span
      ref={tipRef}
      id={id}
      className={cx(bubble.tip, styles.tip)}
      popover="manual"
      role="tooltip"
    >
      {reason}
    </span>
  );
  return { props, tip };
}
