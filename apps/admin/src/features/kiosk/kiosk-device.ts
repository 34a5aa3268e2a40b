import { readKept, writeKept } from '@academy/app-kit/device';
import { asBearer } from '@academy/auth';
import { createStore } from '@academy/domain/collections';
import * as z from 'zod/mini';

const KEY = 'academy.kiosk';
const deviceSchema = z.object({ token: z.string(), name: z.string() });

/** What this browser is let in with: `removed` once the academy has ended it. */
export type KioskDevice =
  | { state: 'none' | 'removed' }
  | { state: 'paired'; token: string; name: string };

function kept(): KioskDevice {
  try {
    const text = readKept(KEY);
    if (text === null) return { state: 'none' };
    return { state: 'paired', ...deviceSchema.parse(JSON.parse(text)) };
  } catch {
    return { state: 'none' };
  }
}

const store = createStore(kept());

/** The device's own key, kept until the academy ends it. It opens nothing but the door. */
export const kioskDevice = {
  get: store.get,
  subscribe: store.subscribe,
  keep(paired: { token: string; name: string }): void {
    writeKept(KEY, JSON.stringify(paired));
    store.set({ state: 'paired', ...paired });
  },
  remove(): void {
    writeKept(KEY, null);
    store.set({ state: 'removed' });
  },
};

/** What every call of the device carries. */
export function asKiosk() {
  const device = store.get();
  return { headers: asBearer(device.state === 'paired' ? device.token : '') };
}
