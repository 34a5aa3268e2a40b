import { followLiveEvents, type LiveLine, type LiveOptions } from './follow-live-events';

type Follower<Event> = Pick<LiveOptions<Event>, 'onEvent' | 'onStanding' | 'onLost'> & {
  /**
   * Events may have been missed: read again. On joining a line, what was read before `heardAt`, ms:
   * nothing has been said on it since.
   */
  onResync: (heardAt?: number) => void;
};

/** Follows a line until `signal` aborts. */
export type SharedLine<Event> = (follower: Follower<Event>, signal: AbortSignal) => void;

/**
 * One connection for all who follow the line, open while anyone does: a browser has six for an
 * origin over HTTP/1.1, and a page and its task strip would take one each. Who joins a connection
 * that is open may have missed events, and is told when the last one came.
 */
export function shareLine<Event>(line: LiveLine<Event>): SharedLine<Event> {
  const followers = new Set<Follower<Event>>();
  let standing = false;
  /** When events came last, or may have. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let connection = new AbortController();

  function connect() {
    connection = new AbortController();
    void followLiveEvents({
      ...line,
      signal: connection.signal,
      onStanding: () => {
        standing = true;
        followers.forEach((follower) => follower.onStanding());
      },
      onResync: () => {
        heardAt = Date.now();
        followers.forEach((follower) => follower.onResync());
      },
      onLost: () => {
        standing = false;
        followers.forEach((follower) => follower.onLost());
      },
      onEvent: (event) => {
        heardAt = Date.now();
        followers.forEach((follower) => follower.onEvent(event));
      },
    });
  }

  function leave(follower: Follower<Event>) {
    followers.delete(follower);
    if (followers.size > 0) return;
    standing = false;
    connection.abort();
  }

  return (follower, signal) => {
    followers.add(follower);
    signal.addEventListener('abort', () => leave(follower));
    if (followers.size === 1) connect();
    else if (standing) {
      follower.onStanding();
      follower.onResync(heardAt);
    }
  };
}
