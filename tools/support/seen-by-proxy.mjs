import { setTimeout as wait } from 'node:timers/promises';

/**
 * Twice what the web server lets pass between two questions (`health_interval` of
 * deploy/web.caddyfile), and a second for its answer.
 */
const SEEN_MS = 5_000;

/**
 * Resolves when the web server sends requests to a process that has just become ready. Whoever
 * stops the next one before leaves the web server with none for a moment.
 */
export const untilProxyHasSeen = () => wait(SEEN_MS);
