export { RequireSession } from './require-session';
export type { RequireSessionProps } from './require-session';
export { SessionProvider, useSession } from './session-context';
