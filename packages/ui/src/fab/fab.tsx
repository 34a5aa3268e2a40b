import {
  useId,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx';
import { placeAfter, readPlace, savePlace, type FabPlace, type FabStorage } from './fab-place';
import styles from './fab.module.css';
import { useDrag } from './use-drag';

export interface FabProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'style'
> {
  /** What it does: 빠른 신청. The same action must be reachable elsewhere too (WCAG 2.5.7). */
  label: string;
  /** A single icon. */
  icon: ReactNode;
  /** Shows the label beside the icon: where the button is the page's first action. */
  extended?: boolean;
  /**
   * Remembers the place on this device: `localStorage`. Without it the button starts at the lower
   * right each time.
   */
  storage?: FabStorage | undefined;
  /** The name under which the place is kept. */
  storageKey?: string;
  /** Tells screen reader and keyboard users that it moves. */
  moveHint?: string;
}

/** CSS px that one arrow key moves it. */
const STEP = 16;

/**
 * An action button over the page, round unless it shows its word, for phones only. It can be
 * dragged out of the way, snaps to the nearer edge above the tab bar, and hides behind open sheets
 * and the keyboard.
 */
export function Fab({
  label,
  icon,
  extended = false,
  storage,
  storageKey = 'academy.fab',
  moveHint = '화살표 키로 옮길 수 있어요.',
  onClick,
  className,
  ...rest
}: FabProps) {
  const hintId = useId();
  const [place, setPlace] = useState(() => readPlace(storage, storageKey));
  const { isClick, ...drag } = useDrag((box, dx, dy) =>
    move(placeAfter(place, box, dx, dy, innerWidth)),
  );

  function move(next: FabPlace) {
    setPlace(next);
    savePlace(storage, storageKey, next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      move(placeAfter(place, box, 0, event.key === 'ArrowUp' ? -STEP : STEP, innerWidth));
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      // It only ever rests at an edge, so sideways goes all the way.
      move({ ...place, side: event.key === 'ArrowLeft' ? 'left' : 'right' });
    } else return;
    event.preventDefault();
  }

  const lift: CSSProperties & Record<'--fab-lift', string> = { '--fab-lift': `${place.lift}px` };
  return (
    <>
      <button
        {...rest}
        {...drag}
        type="button"
        aria-label={label}
        aria-describedby={hintId}
        style={lift}
        className={cx(styles.fab, extended && styles.extended, styles[place.side], className)}
        onKeyDown={onKeyDown}
        onClick={(event) => isClick(event) && onClick?.(event)}
      >
        {icon}
        {extended && <span className={styles.word}>{label}</span>}
      </button>
      <span id={hintId} hidden>
        {moveHint}
      </span>
    </>
  );
}
