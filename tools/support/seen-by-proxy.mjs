import { setTimeout as wait } from 'node:timers/promises';

/**
 * Twice what the web server lets pass between two questions (`health_interval` of
 * deploy/web.caddyfile), and a second for its answer.
 */
const SEEN_MS = 5_000;

/**
 * Resolves when the web server sends requests to a process that has just become ready. Stopping the
 * next process earlier leaves the web server without one for a moment.
 */
export const untilProxyHasSeen = () => wait(SEEN_MS);
