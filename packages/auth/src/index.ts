export { attachSession } from './attach';
export { browserTabs } from './browser-tabs';
export { nextOf } from './next';
export { createSession } from './session';
export type { EndReason } from './tabs';
export { sessionTokenStore } from './token-store';
export { browserWake } from './wake';
