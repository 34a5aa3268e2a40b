import type { SaveState } from '@academy/app-kit/writes/outbox';
import { formatClock } from '@academy/domain/time';
import { SaveStatus } from '@academy/ui/save-status';
import { attendanceTexts as texts } from './attendance-texts';
import type { AttendanceSheet } from './use-attendance-day';

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

type Props = Pick<AttendanceSheet, 'saving' | 'outbox' | 'visitOutbox'>;

/** Whether all edits of this manager have reached the server. */
export function SavingState({ saving, outbox, visitOutbox }: Props) {
  const cells = 'count' in saving ? saving.count : 0;
  // Without an answer it goes on by itself; a server that could not says so, and a press tries.
  const silent = saving.kind === 'failed' && saving.retrying && saving.message === undefined;
  return (
    <SaveStatus
      state={silent ? 'offline' : saving.kind}
      texts={{
        saving: texts.saving,
        saved: texts.saved(saving.kind === 'saved' ? formatClock(new Date(saving.at)) : ''),
        failed: texts.failed,
        offline: texts.offline(cells),
      }}
      onRetry={() => {
        outbox.wake();
        visitOutbox.wake();
      }}
    />
  );
}
