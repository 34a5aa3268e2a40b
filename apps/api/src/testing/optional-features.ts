/** What the features of `optional-features.ts` bring to the tests, each in one line. */
export { kiosk } from './kiosk/kiosk-in-tests';
export { seats } from './seats/seats-in-tests';
