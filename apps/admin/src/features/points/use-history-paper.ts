import { POINTS_MAX_SIZE, type IssuedPoint } from '@academy/domain/points';
import { api } from '../../shared/api';
import { tellApart } from '../../shared/lists/tell-apart';
import { historyTexts } from './history-texts';
import type { PointFilter } from './points-queries';
import { usePaper } from './use-paper';

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
  return tellApart(points);
}

/** 인쇄 of the whole filter. */
export function useHistoryPaper(filter: PointFilter) {
  const { content, print } = usePaper<IssuedPoint[]>(historyTexts.paperFailed);
  return { rows: content, print: () => print(() => readAll(filter)) };
}
