import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { placeTip } from '../disabled-reason/place-tip';
import { InfoIcon } from '../icon';
import { cx } from '../internal/cx';
import bubble from '../internal/tip.module.css';
import { useMergedRef } from '../internal/use-merged-ref';
import styles from './tooltip.module.css';

export interface TooltipProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'popoverTarget' | 'aria-label' | 'aria-describedby'
> {
  /** Name of the button: 도움말. */
  label: string;
  /** The explanation. */
  children: ReactNode;
  /** The sign on the button; an i in a circle when missing. */
  icon?: ReactNode;
  /** Shows the label beside the icon instead of only speaking it. */
  labelled?: boolean;
}

/**
 * A small button that explains: opens on hover with a mouse, and to stay on tap, click and Enter;
 * Esc or a press elsewhere closes it.
 */
export function Tooltip({
  label,
  children,
  icon = <InfoIcon />,
  labelled = false,
  className,
  ref,
  onClick,
  ...rest
}: TooltipProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(buttonRef, ref);
  const tipRef = useRef<HTMLSpanElement>(null);
  const stays = useRef(false);

  function place() {
    const [button, tip] = [buttonRef.current, tipRef.current];
    if (!button || !tip?.matches(':popover-open')) return;
    const at = placeTip(button.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    tip.style.left = `${at.left}px`;
    tip.style.top = `${at.top}px`;
  }

  return (
    <>
      <button
        {...rest}
        ref={mergedRef}
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={labelled ? undefined : label}
        aria-describedby={id}
        className={cx(styles.button, className)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && tipRef.current?.showPopover()}
        onPointerLeave={(event) =>
          event.pointerType === 'mouse' && !stays.current && tipRef.current?.hidePopover()
        }
        onClick={(event) => {
          stays.current = true;
          onClick?.(event);
        }}
      >
        {icon}
        {labelled && <span>{label}</span>}
      </button>
      <span
        ref={tipRef}
        id={id}
        popover="auto"
        role="tooltip"
        className={bubble.tip}
        onToggle={({ newState }) => {
          if (newState === 'open') place();
          else stays.current = false;
        }}
      >
        {children}
      </span>
    </>
  );
}
