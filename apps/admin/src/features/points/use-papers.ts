import { errorText } from '@academy/api-client';
import { POINTS_MAX_SIZE, type IssuedPoint, type PointStanding } from '@academy/domain/points';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../shared/api';
import { markNamesakes } from '../../shared/lists/mark-namesakes';
import { toasts } from '../../shared/toasts';
import type { PointFilter } from './points-queries';
import { historyTexts, standingTexts } from './points-texts';

/**
 * Reads what a paper needs and prints it. It is gone when the printing is over: 인쇄 then prints what
 * the page shows.
 */
function usePaper<Content>(failedText: string) {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    const over = new AbortController();
    window.addEventListener('afterprint', () => setContent(undefined), { signal: over.signal });
    return () => over.abort();
  }, []);

  const print = useCallback(
    async (read: () => Promise<Content>) => {
      try {
        const ready = await read();
        flushSync(() => setContent(ready));
        window.print();
      } catch (error) {
        toasts.show({ text: errorText(error, failedText), tone: 'danger' });
      }
    },
    [failedText],
  );

  return { content, print };
}

/** The most papers that are made at once. */
export const SLIPS_MAX = 50;

/** One student's paper: the sums as they are, and every point that counts. */
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

/** Every line of the filter, also those that the screen has not asked for yet. */
async function readAll(filter: PointFilter): Promise<IssuedPoint[]> {
  const points: IssuedPoint[] = [];
  for (let lastId: IssuedPoint['id'] | null = null, more = true; more;) {
    const slice: Awaited<ReturnType<typeof api.issuedPoints>> = await api.issuedPoints({
      query: { ...filter, size: POINTS_MAX_SIZE, ...(lastId && { lastId }) },
    });
    points.push(...slice.content);
    [lastId, more] = [slice.lastId, slice.hasNext];
  }
  return markNamesakes(points);
}

/** 인쇄 of the whole filter. */
export function useHistoryPaper(filter: PointFilter) {
  const { content, print } = usePaper<IssuedPoint[]>(historyTexts.paperFailed);
  return { rows: content, print: () => print(() => readAll(filter)) };
}
