export { announce } from './announcer';
export type { Urgency } from './announcer';
export { LiveRegion } from './live-region';
