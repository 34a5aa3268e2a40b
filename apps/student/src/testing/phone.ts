import { vi } from 'vitest';

/**
 * What a media query answers. Tests that share a file's globals put `onAPhone` back at their end.
 */
export const answerMedia = (matches: () => boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: matches(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** A phone: jsdom measures nothing. */
export const onAPhone = () => answerMedia(() => false);
onAPhone();

// jsdom has no points, which a finger on the calendar needs.
vi.stubGlobal(
  'DOMPoint',
  class {
    readonly x: number;
    readonly y: number;
    constructor(x = 0, y = 0) {
      this.x = x;
      this.y = y;
    }
  },
);

// Nothing has a height that could be watched.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

// jsdom knows `<dialog>` but not its methods.
const { prototype } = HTMLDialogElement;
prototype.showModal = function showModal() {
  this.open = true;
};
prototype.close = function close() {
  this.open = false;
};
