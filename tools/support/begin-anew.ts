import { afterAll, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The modules that files of this project replace (`split-tests.mjs`). */
    replaced: string[];
  }
}

// Files that replace modules, or change the process, run one after the other in one: each reads
// the app's own modules anew, without what the file before it put in their place. What comes from
// npm stays.
for (const module of inject('replaced')) vi.doUnmock(module);
vi.resetModules();

// The modules of a file that has ended still listen, and its session shares this page's storage. It
// would take the next file's logout for another tab's, a moment late, and end the login that
// followed. A browser closes the channels of a page that is left; here the file's end does. What
// such a page still says is lost.
const Channel = BroadcastChannel;
const channels: BroadcastChannel[] = [];
vi.stubGlobal(
  'BroadcastChannel',
  class extends Channel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
    override postMessage(message: unknown) {
      if (channels.includes(this)) Channel.prototype.postMessage.call(this, message);
    }
  },
);

afterAll(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
