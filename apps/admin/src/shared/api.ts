import { managersCalls } from '@academy/api-client';
import { client } from './session/session';

export { serverClock, session } from './session/session';

export const api = managersCalls(client);

/** The stream of live events. */
export const { openStream } = client;
