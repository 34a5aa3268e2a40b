import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { listenForPainting, type PaintHandlers } from './paint-gesture';
import type { PaintTarget } from './paint-target';
import { listenForRangeClicks } from './range-click';

export interface PaintSelectionOptions {
  /** All keys (dates) in the order of the screen: what a Shift-click range runs over. */
  order: readonly string[];
  /** The present value of a target; undefined where it is locked. */
  valueOf: (target: PaintTarget) => boolean | undefined;
  /** Set this target to this value. Only called where the value changes. */
  onPaint: (target: PaintTarget, value: boolean) => void;
  /** The gesture is over: everything it reached that isn't locked, and the value it gave. */
  onPaintEnd?: (targets: PaintTarget[], value: boolean) => void;
}

/**
 * Press-drag and Shift-click over calendar chips. Put the ref on an element around the grid and
 * `paintTargetProps` on every chip; plain taps, clicks and keys stay with the chips themselves.
 */
export function usePaintSelection<E extends HTMLElement = HTMLDivElement>(
  options: PaintSelectionOptions,
): RefObject<E | null> {
  const rootRef = useRef<E>(null);
  const order = useEffectEvent(() => options.order);
  const handlers = useEffectEvent((): PaintHandlers => ({
    valueOf: options.valueOf,
    onPaint: options.onPaint,
    onPaintEnd: options.onPaintEnd,
  }));

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    const stopPainting = listenForPainting(root, () => handlers());
    const stopRanges = listenForRangeClicks(
      root,
      () => order(),
      () => handlers(),
    );
    return () => {
      stopPainting();
      stopRanges();
    };
  }, []);
  return rootRef;
}
