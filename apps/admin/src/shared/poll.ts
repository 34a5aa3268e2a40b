/** ms. While the live line is down a page reads its day again this often; not while it is up. */
const WITHOUT_LIVE_MS = 30_000;
export const pollUnless = (live: boolean): number | false => (live ? false : WITHOUT_LIVE_MS);

/** ms. What a page shows of something that it hears no events of: the badges of the menu. */
export const POLL_MS = 60_000;
