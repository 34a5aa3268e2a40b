import type { Tabs } from '../tabs/tabs';

/** After a refused refresh no tab asks again for a minute. */
export const COOLDOWN_MS = 60_000;

/** The minute after a refused refresh, by the device's clock. */
export const createCooldown = (tabs: Pick<Tabs, 'read' | 'write'>, now: () => number) => ({
  isOn(): boolean {
    const since = now() - Number(tabs.read('refresh-failed-at') ?? Number.NaN);
    return since >= 0 && since < COOLDOWN_MS;
  },
  begin: () => tabs.write('refresh-failed-at', String(now())),
  end: () => tabs.write('refresh-failed-at', null),
});
