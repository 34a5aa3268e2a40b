import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** The present of every test: Friday, 2026-11-20, 10:00 in Seoul. Imported first, because the clock of the app is read when it loads. */
vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });

// A busy machine takes its time; asking jsdom what is visible takes most of it.
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
