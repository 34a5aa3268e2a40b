import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** The present of every test: Friday, 2026-11-20, 10:00 in Seoul. Imported first, because the clock of the app is read when it loads. */
vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });

// A sheet's code is loaded when it is opened first, which takes its time on a busy machine; so does asking jsdom what is visible.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });

// A phone: jsdom measures nothing.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));

// jsdom knows `<dialog>` but not its methods.
const { prototype } = HTMLDialogElement;
prototype.showModal = function showModal() {
  this.open = true;
};
prototype.close = function close() {
  this.open = false;
};
