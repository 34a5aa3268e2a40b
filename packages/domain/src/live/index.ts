export { LIVE_PATH, liveEventSchema } from './schemas';
export type { LiveEvent } from './schemas';
