import type { SeedOptions } from '../../db/seed/seed-demo';

/** A Monday in the middle of the day in Seoul, lunch half handed out. */
export const SEEDED_AT = new Date('2026-11-16T12:25:00+09:00');
export const seededPictures = new Map<string, Uint8Array>();
export const demoSeed: SeedOptions = {
  now: SEEDED_AT,
  store: {
    async put(bytes, key = `picture-${seededPictures.size}.webp`) {
      seededPictures.set(key, bytes);
      return key;
    },
  },
  hashPassword: async (password) => `hash of ${password}`,
};
