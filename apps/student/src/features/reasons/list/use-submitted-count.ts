import { useInfiniteQuery } from '@tanstack/react-query';
import { reasonQueries } from '../reasons-queries';

/** "이번 달 2번 제출", as the newest list tells; undefined while it is not known. */
export function useSubmittedCount(): number | undefined {
  const { data } = useInfiniteQuery({
    ...reasonQueries.list('ALL'),
    select: ({ pages }) => pages[0]?.submittedThisMonth,
  });
  return data;
}
