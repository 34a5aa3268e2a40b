import { startReleases, type Releases } from './release';
import { test as base } from './test';

interface Fixtures {
  /** Before the server: it can go down, and release a new version. */
  academy: Releases;
  /** Takes the network from the device: nothing answers any more, and the browser says so. */
  network(this: void, on: boolean): Promise<void>;
}

/** What an app does on a device without a network, where its worker answers. */
export const test = base.extend<Fixtures>({
  academy: async ({ server, app }, provide) => {
    const academy = await startReleases(server[app]);
    await provide(academy);
    await academy.stop();
  },
  network: async ({ context, academy }, provide) =>
    provide(async (on) => {
      await (on ? academy.up() : academy.down());
      await context.setOffline(!on);
    }),
  serviceWorkers: 'allow',
  baseURL: async ({ academy }, provide) => provide(academy.origin),
});
