import { keepServers } from './support/server-keeper';

/** Before the first worker; what it answers runs after the last. */
export default keepServers;
