import type { PointId } from '@academy/domain/ids';
import type { OwnObjection, StudentPoint } from '@academy/domain/points';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { objectionQueries } from './objection-queries';

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
