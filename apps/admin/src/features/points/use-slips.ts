import { errorText } from '@academy/api-client';
import { POINTS_MAX_SIZE, type IssuedPoint, type PointStanding } from '@academy/domain/points';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { standingTexts } from './history-texts';

/** The most papers that are made at once. */
export const SLIPS_MAX = 50;

/** One student's paper: the sums as they stand, and every point that counts. */
export interface PointSlip {
  standing: PointStanding;
  points: IssuedPoint[];
}

/** Reads the papers of some students and prints them. They are gone when the printing is over: 인쇄 then prints the list again. */
export function useSlips() {
  const [slips, setSlips] = useState<PointSlip[]>();
  useEffect(() => {
    const over = new AbortController();
    window.addEventListener('afterprint', () => setSlips(undefined), { signal: over.signal });
    return () => over.abort();
  }, []);

  const print = useCallback(async (standings: readonly PointStanding[]) => {
    try {
      const read = await Promise.all(standings.map(async (standing) => ({ standing, points: (await api.issuedPoints({ query: { studentId: standing.studentId, size: POINTS_MAX_SIZE } })).content })));
      flushSync(() => setSlips(read));
      window.print();
    } catch (error) {
      toasts.show({ text: errorText(error, standingTexts.slipFailed), tone: 'danger' });
    }
  }, []);

  return { slips, print };
}
