import { afterAll, beforeAll, describe, expect, vi } from 'vitest';

/**
 * Device time zones from one edge of the world to the other; none may change an answer. Offsets in
 * minutes west of UTC on 2026-11-20.
 */
const ZONES = [
  ['UTC', 0],
  ['Asia/Seoul', -540],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
] as const;

/**
 * Runs the same tests with the device in every zone, and makes sure that the device really is
 * there.
 */
export const inEveryZone = (tests: () => void): void => {
  describe.each(ZONES)('on a device in %s', (zone, minutesWest) => {
    beforeAll(() => {
      vi.stubEnv('TZ', zone);
      expect(new Date('2026-11-20T00:00:00Z').getTimezoneOffset()).toBe(minutesWest);
    });
    afterAll(() => {
      vi.unstubAllEnvs();
    });
    tests();
  });
};
