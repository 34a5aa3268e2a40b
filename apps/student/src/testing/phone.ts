import { vi } from 'vitest';

// A phone. Imported before the page: it asks for the width as soon as it is loaded, and jsdom measures nothing.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

// jsdom knows `<dialog>` but not its methods.
const { prototype } = HTMLDialogElement;
prototype.showModal = function showModal() {
  this.open = true;
};
prototype.close = function close() {
  this.open = false;
};
