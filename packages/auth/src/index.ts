export { asBearer, attachSession } from './attach';
export { browserTabs } from './tabs/browser-tabs';
export { nextOf } from './next';
export { createSession } from './session/session';
export type { EndReason } from './tabs/tabs';
export { sessionTokenStore } from './session/token-store';
export { browserWake } from './tabs/wake';
