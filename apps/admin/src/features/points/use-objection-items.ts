import { formatPoint, POINT_REASON_LIMIT, type ManagedObjection } from '@academy/domain/points';
import { sendOnce } from '@academy/app-kit/writes';
import { formatDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import type { InboxItem, InboxSource, InboxWay } from '../../shared/inbox-item';
import { useManager } from '../../shared/session/use-manager';
import { pointQueries } from './points-queries';
import { objectionTexts as texts } from './points-texts';
import { dotted } from '@academy/domain/text';

function itemOf(
  { pointId, point, text, at }: ManagedObjection,
  disabledReason: string | undefined,
): InboxItem {
  const way = (accept: boolean): InboxWay => ({
    label: accept ? texts.accept : texts.decline,
    asks: {
      title: accept ? texts.accept : texts.decline,
      words: {
        label: texts.answer,
        hint: texts.answerHint,
        needed: texts.answerNeeded,
        limit: POINT_REASON_LIMIT,
      },
    },
    run: async (answer) => {
      const { status, undo } = await sendOnce(`objection ${pointId} ${accept} ${answer}`, {
        send: (key) => api.answerObjection({ params: { pointId }, body: { accept, answer }, key }),
      });
      return { said: status === 'ACCEPTED' ? texts.accepted : texts.declined, undo };
    },
  });
  return {
    key: `o-${pointId}`,
    at,
    kind: texts.list,
    name: point.name,
    details: [point.seat, point.grade, point.school].filter(Boolean).join(' · '),
    title: dotted(formatPoint(point), point.reason),
    facts: [
      { label: texts.said, value: text },
      { label: texts.point, value: dotted(formatDay(point.incidentDate), point.issuerName) },
    ],
    effect: texts.acceptEffect(formatPoint(point)),
    accept: way(true),
    reject: way(false),
    to: '/points/issue?tab=objections',
    disabledReason,
  };
}

/** Objections that wait for an answer. */
export function useObjectionItems(): InboxSource {
  const { can, missing } = useManager();
  const reads = can('points.read');
  const disabledReason = missing('points.write');
  const { data, isError } = useQuery({ ...pointQueries.objections('OPEN'), enabled: reads });
  const items = useMemo(
    () => (reads ? data?.content.map((one) => itemOf(one, disabledReason)) : []),
    [data, disabledReason, reads],
  );
  return { items, isError };
}
