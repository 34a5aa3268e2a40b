import { approvalRefusalText } from '@academy/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InboxAnswer, InboxItem, InboxSource } from '../../../shared/inbox-item';
import { AttachedPhotos } from '../../../shared/attached-photos';
import { useManager } from '../../../shared/session/use-manager';
import { EffectList } from '../effects';
import { reasonFacts, requestFacts } from '../schedule-facts';
import { scheduleQueries } from '../schedule-queries';
import { queueTexts as texts } from './queue-texts';
import { decideRequests, doneText, type DecisionInput } from './use-decide';
import { waitingOf, type Waiting } from './waiting';

async function answerOf(input: DecisionInput): Promise<InboxAnswer> {
  const { decided, skipped, ways } = await decideRequests(input);
  const left = skipped[0]?.message;
  return {
    said: doneText(input, decided.length),
    undo: ways.find((way) => way),
    ...(left !== undefined && { left }),
  };
}

function itemOf(waiting: Waiting, disabledReason: string | undefined): InboxItem {
  const { key, createdAt, kind, name, title, seat, grade, school } = waiting;
  const items = [waiting];
  return {
    key,
    at: createdAt,
    kind: texts.kinds[kind],
    name,
    details: [seat, grade, school].filter(Boolean).join(' · '),
    title,
    facts:
      waiting.kind === 'schedule' ? requestFacts(waiting.schedule) : reasonFacts(waiting.reason),
    pictures: <AttachedPhotos attachments={waiting.attachments} of={waiting.photosOf} />,
    effect: <EffectList effects={waiting.effects} />,
    accept: {
      label: texts.approve,
      run: () => answerOf({ items, decision: 'approve', reason: '' }),
    },
    reject: {
      label: texts.reject,
      asks: {
        title: texts.rejectTitle(1),
        words: {
          label: texts.rejectReason,
          hint: texts.rejectHint,
          needed: approvalRefusalText('reject-reason-missing'),
          limit: texts.reasonLimit,
        },
      },
      run: (reason) => answerOf({ items, decision: 'reject', reason }),
    },
    to: `/attendance/student?student=${waiting.studentId}&item=${key}`,
    disabledReason,
  };
}

/** Schedules and reasons that wait for their approval. */
export function useRequestItems(): InboxSource {
  const { can, missing } = useManager();
  const reads = can('attendance.read');
  const disabledReason = missing('attendance.write');
  const { data, isError } = useQuery({ ...scheduleQueries.queue(), enabled: reads });
  const items = useMemo(
    () => (reads ? data && waitingOf(data).map((waiting) => itemOf(waiting, disabledReason)) : []),
    [data, disabledReason, reads],
  );
  return { items, isError };
}
