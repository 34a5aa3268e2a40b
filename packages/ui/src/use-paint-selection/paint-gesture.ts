import { targetOf, targetsBetween, type PaintTarget } from './paint-target';

/** How long (ms) a finger rests before it paints; sooner, a move scrolls or turns the month. */
const HOLD = 250;
/** How far (CSS px) a resting finger may tremble. */
const TREMBLE = 8;

export interface PaintHandlers {
  /** The present value; undefined where the target can't be changed. */
  valueOf: (target: PaintTarget) => boolean | undefined;
  /** Called for each target as the pointer reaches it. */
  onPaint: (target: PaintTarget, value: boolean) => void;
  /** Called once when the pointer is let go: the place for one undo message. */
  onPaintEnd: ((targets: PaintTarget[], value: boolean) => void) | undefined;
}

interface Gesture {
  pointerId: number;
  start: PaintTarget;
  /** The value all targets get: the opposite of the first one's. */
  value: boolean;
  at: DOMPointReadOnly;
  painting: boolean;
  painted: PaintTarget[];
}

const same = (a: PaintTarget, b: PaintTarget) => a.key === b.key && a.lane === b.lane;

/** The gesture that a press may become; null where there is nothing to paint. */
function gestureOf(event: PointerEvent, { valueOf }: PaintHandlers): Gesture | null {
  const start = targetOf(event.target);
  const value = start && valueOf(start);
  if (!start || value === undefined || value === null) return null;
  if (!event.isPrimary || event.button !== 0 || event.shiftKey) return null;
  return {
    pointerId: event.pointerId,
    start,
    value: !value,
    at: new DOMPoint(event.clientX, event.clientY),
    painting: false,
    painted: [],
  };
}

/**
 * Press and drag paints one value over the targets of one lane inside `root`. Returns the way to
 * stop listening.
 *
 * The mouse paints once it leaves the first target; a finger after a short rest, so that taps stay
 * taps and quick moves stay scrolling. Native listeners, because only a non-passive `touchmove` can
 * hold the scrolling back.
 */
export function listenForPainting(root: HTMLElement, handlers: () => PaintHandlers): () => void {
  let gesture: Gesture | null = null;
  let hold = 0;
  let justPainted = false;
  const listening = new AbortController();
  const { signal } = listening;

  function paint(target: PaintTarget) {
    if (
      !gesture ||
      target.lane !== gesture.start.lane ||
      gesture.painted.some((done) => same(done, target))
    )
      return;
    const { valueOf, onPaint } = handlers();
    const present = valueOf(target);
    if (present === undefined) return;
    gesture.painted.push(target);
    if (present !== gesture.value) onPaint(target, gesture.value);
  }

  function begin() {
    if (!gesture || gesture.painting) return;
    gesture.painting = true;
    root.toggleAttribute('data-painting', true);
    root.setPointerCapture(gesture.pointerId);
    paint(gesture.start);
  }

  function stop() {
    clearTimeout(hold);
    root.toggleAttribute('data-painting', false);
    gesture = null;
  }

  root.addEventListener(
    'pointerdown',
    (event) => {
      justPainted = false;
      const begun = gestureOf(event, handlers());
      if (!begun) return;
      gesture = begun;
      if (event.pointerType === 'touch') hold = window.setTimeout(begin, HOLD);
    },
    { signal },
  );

  root.addEventListener(
    'pointermove',
    (event) => {
      if (gesture?.pointerId !== event.pointerId) return;
      const here = new DOMPoint(event.clientX, event.clientY);
      if (!gesture.painting) {
        if (event.pointerType === 'touch') {
          if (Math.hypot(here.x - gesture.at.x, here.y - gesture.at.y) > TREMBLE) stop();
          return;
        }
        const under = targetOf(document.elementFromPoint(here.x, here.y));
        if (!under || same(under, gesture.start)) return;
        begin();
      }
      for (const target of targetsBetween(gesture.at, here)) paint(target);
      gesture.at = here;
    },
    { signal },
  );

  root.addEventListener(
    'pointerup',
    (event) => {
      if (gesture?.pointerId !== event.pointerId) return;
      if (gesture.painting) {
        // Tells a swipe listener further out that this was no swipe.
        event.preventDefault();
        handlers().onPaintEnd?.(gesture.painted, gesture.value);
        justPainted = true;
      }
      stop();
    },
    { signal },
  );

  // The press may still end in a click on its first target, which has had its turn. The keyboard's
  // clicks pass.
  root.addEventListener(
    'click',
    (event) => {
      if (justPainted && event.detail > 0) event.stopPropagation();
      justPainted = false;
    },
    { signal, capture: true },
  );

  root.addEventListener('pointercancel', stop, { signal });
  root.addEventListener('touchmove', (event) => gesture?.painting && event.preventDefault(), {
    signal,
    passive: false,
  });
  root.addEventListener('contextmenu', (event) => gesture?.painting && event.preventDefault(), {
    signal,
  });

  return () => {
    stop();
    listening.abort();
  };
}
