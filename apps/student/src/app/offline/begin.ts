import { session } from '../../shared/api/connection';
import { forgetLastSeen } from './forget-last-seen';
import { beginWorker } from './worker';

/** Once per page, the login screen included: the app can be installed and opened without a network from then on. */
export function begin(): void {
  beginWorker();
  // A page that was closed in the middle of a logout may have left something.
  if (session.state().status === 'unauthenticated') forgetLastSeen();
}
