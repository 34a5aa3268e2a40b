import { createServerClock } from '@academy/api-client';

/**
 * The server's clock as its answers have told it. The device's own clock and time zone decide
 * nothing.
 */
export const serverClock = createServerClock();
