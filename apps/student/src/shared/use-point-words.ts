import { defaultPointWords, type PointWords } from '@academy/domain/points';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from './session-queries';

/** What the academy calls rewards and penalties; the usual words until it has answered. */
export const usePointWords = (): PointWords =>
  useQuery(sessionQueries.academy()).data?.pointWords ?? defaultPointWords;
