import type { OutboxStore } from './outbox-store';

/** A store that is still being opened: calls wait for it in their order. */
export const deferredStore = (opening: Promise<OutboxStore>): OutboxStore => ({
  load: async () => (await opening).load(),
  put: async (wishes) => (await opening).put(wishes),
  remove: async (wishes) => (await opening).remove(wishes),
});
