import type { SaveState } from '@academy/app-kit/writes/outbox';

/** The worst first. */
const KINDS: readonly SaveState['kind'][] = ['failed', 'offline', 'saving', 'saved', 'idle'];

/** How two outboxes get on together: as the worse of them, with what waits in both. */
export function bothStates(one: SaveState, other: SaveState): SaveState {
  const worse = KINDS.indexOf(one.kind) <= KINDS.indexOf(other.kind) ? one : other;
  const rest = worse === one ? other : one;
  if ('count' in worse && 'count' in rest) return { ...worse, count: worse.count + rest.count };
  if (worse.kind === 'saved' && rest.kind === 'saved')
    return { ...worse, at: Math.max(worse.at, rest.at) };
  return worse;
}

/** Whether edits could not reach the server so far. */
export const isStuck = ({ kind }: SaveState): boolean => kind === 'offline' || kind === 'failed';
