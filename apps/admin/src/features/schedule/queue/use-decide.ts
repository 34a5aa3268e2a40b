import type { Decided } from '@academy/domain/schedule';
import { api } from '../../../shared/api';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { queueTexts as texts } from './queue-texts';
import { scheduleQueries } from '../schedule-queries';
import type { Waiting } from './waiting';

export interface DecisionInput {
  items: readonly Waiting[];
  decision: 'approve' | 'reject';
  /** Word for word what the student reads; a must when rejecting. */
  reason: string;
}

const NOTHING: Decided = { decided: [], skipped: [] };
type Done = Decided & { ways: Decided['undo'][] };

/**
 * Schedules and reasons are decided by two calls: what was decided by the first stays when the
 * second fails.
 */
export async function decideRequests({ items, decision, reason }: DecisionInput): Promise<Done> {
  const schedules = items.flatMap(({ version, ...item }) =>
    item.kind === 'schedule' ? [{ id: item.schedule.id, version }] : [],
  );
  const reasons = items.flatMap(({ version, ...item }) =>
    item.kind === 'reason' ? [{ id: item.reason.id, version }] : [],
  );
  const first =
    schedules.length > 0
      ? await api.decideSchedules({ body: { decision, reason, items: schedules } })
      : NOTHING;
  const second =
    reasons.length > 0
      ? await api.decideReasons({ body: { decision, reason, items: reasons } })
      : NOTHING;
  return {
    ways: [first.undo, second.undo],
    decided: [...first.decided.map((id) => `s-${id}`), ...second.decided.map((id) => `r-${id}`)],
    skipped: [
      ...first.skipped.map((one) => ({ ...one, id: `s-${one.id}` })),
      ...second.skipped.map((one) => ({ ...one, id: `r-${one.id}` })),
    ],
  };
}

export function doneText({ items: [first], decision }: DecisionInput, decided: number): string {
  if (decided === 1 && first)
    return decision === 'approve' ? texts.approvedOne(first.name) : texts.rejectedOne(first.name);
  return decision === 'approve' ? texts.approved(decided) : texts.rejected(decided);
}

/**
 * Decides about some requests, each as it was read. `onDone` hears by their keys what was decided
 * and what was left alone, and why.
 */
export function useDecide(onDone: (decided: Decided, input: DecisionInput) => void) {
  const { announce } = useUndo(scheduleQueries.all);
  return useWrite({
    name: 'decide requests',
    send: decideRequests,
    reads: scheduleQueries.all,
    onSuccess: (outcome, input) => {
      if (outcome.decided.length > 0)
        announce(
          doneText(
            outcome.decided.length === input.items.length
              ? input
              : { ...input, items: input.items.filter(({ key }) => outcome.decided.includes(key)) },
            outcome.decided.length,
          ),
          ...outcome.ways,
        );
      onDone(outcome, input);
    },
    failed: texts.failed,
  });
}
