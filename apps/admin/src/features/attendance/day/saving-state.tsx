import type { SaveState } from '@academy/app-kit/writes/outbox';
import { formatClock } from '@academy/domain/time';
import { SaveStatus } from '@academy/ui/save-status';
import { useSyncExternalStore } from 'react';
import { attendanceTexts as texts } from '../attendance-texts';
import { useDayOutboxes } from './use-unsaved';

/** The worst first. */
const STATES: readonly SaveState['kind'][] = ['failed', 'offline', 'saving', 'saved', 'idle'];

/** How two outboxes get on together: as the worse of them, with what waits in both. */
function bothStates(one: SaveState, other: SaveState): SaveState {
  const worse = STATES.indexOf(one.kind) <= STATES.indexOf(other.kind) ? one : other;
  const rest = worse === one ? other : one;
  if ('count' in worse && 'count' in rest) return { ...worse, count: worse.count + rest.count };
  if (worse.kind === 'saved' && rest.kind === 'saved')
    return { ...worse, at: Math.max(worse.at, rest.at) };
  return worse;
}

const isIdle = ({ state }: { state: SaveState }) => state.kind === 'idle';

/** Whether this manager has written nothing yet; a save says no more than that here. */
export function useNothingWritten(): boolean {
  const { outbox, visitOutbox } = useDayOutboxes();
  const marks = useSyncExternalStore(outbox.subscribe, () => isIdle(outbox.getSnapshot()));
  const visits = useSyncExternalStore(visitOutbox.subscribe, () =>
    isIdle(visitOutbox.getSnapshot()),
  );
  return marks && visits;
}

/** Whether all edits of this manager, of all days, have reached the server. */
export function SavingState() {
  const { outbox, visitOutbox } = useDayOutboxes();
  const marks = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const visits = useSyncExternalStore(visitOutbox.subscribe, visitOutbox.getSnapshot);
  const saving = bothStates(marks.state, visits.state);
  const edits = 'count' in saving ? saving.count : 0;
  // Without an answer it goes on by itself; a server that could not says so, and a press tries.
  const silent = saving.kind === 'failed' && saving.retrying && saving.message === undefined;
  return (
    <SaveStatus
      state={silent ? 'offline' : saving.kind}
      texts={{
        saving: texts.saving,
        saved: texts.saved(saving.kind === 'saved' ? formatClock(new Date(saving.at)) : ''),
        failed: texts.failed,
        offline: texts.offline(edits),
      }}
      onRetry={() => {
        outbox.wake();
        visitOutbox.wake();
      }}
    />
  );
}
