import { POINTS_MAX_SIZE, type IssuedPoint, type PointStanding } from '@academy/domain/points';
import { useCallback } from 'react';
import { api } from '../../shared/api';
import { standingTexts } from './history-texts';
import { usePaper } from './use-paper';

/** The most papers that are made at once. */
export const SLIPS_MAX = 50;

/** One student's paper: the sums as they stand, and every point that counts. */
export interface PointSlip {
  standing: PointStanding;
  points: IssuedPoint[];
}

const readSlip = async (standing: PointStanding): Promise<PointSlip> => ({
  standing,
  points: (
    await api.issuedPoints({ query: { studentId: standing.studentId, size: POINTS_MAX_SIZE } })
  ).content,
});

/** Reads the papers of some students and prints them. */
export function useSlips() {
  const { content, print } = usePaper<PointSlip[]>(standingTexts.slipFailed);
  return {
    slips: content,
    print: useCallback(
      (standings: readonly PointStanding[]) => print(() => Promise.all(standings.map(readSlip))),
      [print],
    ),
  };
}
