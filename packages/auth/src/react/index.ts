export { RequireSession } from './require-session';
export { SessionProvider, useSession } from './session-context';
