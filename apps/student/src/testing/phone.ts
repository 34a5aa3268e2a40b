import { vi } from 'vitest';

// A phone: jsdom measures nothing.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

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
