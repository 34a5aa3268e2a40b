import textStyles from '@academy/ui/styles/text.module.css';
import type { PointId } from '@academy/domain/ids';
import { formatPoint, type OwnObjection, type StudentPoint } from '@academy/domain/points';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePointWords } from '../../shared/use-point-words';
import styles from './objections.module.css';
import { objectionQueries } from './points-queries';
import { objectionTexts as texts, wordedTexts } from './points-texts';

/** What the sheet is about: the penalty, and the objection to it when there is one. */
export interface Objecting {
  point: Pick<StudentPoint, 'id' | 'incidentDate' | 'points' | 'reason'>;
  objection: OwnObjection | undefined;
}

/**
 * The student's objections beside the list, and the penalty whose sheet is open. Undefined `of`:
 * this server takes none.
 */
export function useObjections() {
  const { data } = useQuery(objectionQueries.mine());
  const [opened, setOpened] = useState<StudentPoint>();
  const objectionTo = (id: PointId) => data?.find(({ pointId }) => pointId === id);
  return {
    of: data && objectionTo,
    /** Those whose penalty is gone from the list. */
    accepted: data?.filter(({ status }) => status === 'ACCEPTED') ?? [],
    opened: opened && ({ point: opened, objection: objectionTo(opened.id) } satisfies Objecting),
    open: setOpened,
    close: () => setOpened(undefined),
  };
}

export type Objections = ReturnType<typeof useObjections>;

/** Beside a penalty: the way to object, or the objection's state. Nothing beside a reward. */
export function ObjectionButton({
  point,
  objections,
  className,
}: {
  point: StudentPoint;
  objections: Objections;
  className?: string | undefined;
}) {
  const worded = wordedTexts(usePointWords());
  if (!objections.of || point.pointType === 'REWARD') return null;
  const status = objections.of(point.id)?.status;
  const text = status === undefined ? texts.object : texts.status[status];
  const label =
    status === undefined ? worded.objectTo(point.reason) : worded.objectionTo(point.reason, text);
  return (
    <Button
      className={className}
      size="dense"
      variant="text"
      aria-label={label}
      onClick={() => objections.open(point)}
    >
      {text}
    </Button>
  );
}

/** Objections whose penalty is gone from list and sums: the answers stay to be read. */
export function AcceptedObjections({ objections }: { objections: readonly OwnObjection[] }) {
  if (objections.length === 0) return null;
  return (
    <details className={styles.accepted}>
      <summary>{texts.accepted(objections.length)}</summary>
      <p className={textStyles.help}>{texts.acceptedHint}</p>
      {objections.map(({ pointId, point, answer }) => (
        <p key={pointId} className={styles.acceptedOne}>
          <span>
            {formatDay(point.incidentDate)} · {point.reason}{' '}
            <s>{formatPoint({ pointType: 'PENALTY', points: point.points })}</s>
          </span>
          <span className={textStyles.help}>{answer}</span>
        </p>
      ))}
    </details>
  );
}
