import { reasonStatusSchema } from '@academy/domain/reasons';
import { useSearchParam } from '../../shared/search-param/use-search-param';
import type { ReasonFilter } from './reasons-queries';

/**
 * Which reasons the list shows, in the address as `?status=PENDING` (the API's own word); all when
 * it names none.
 */
export function useReasonFilter() {
  const [status, ask] = useSearchParam('status');
  const asked = reasonStatusSchema.safeParse(status);
  const filter: ReasonFilter = asked.success ? asked.data : 'ALL';
  return { filter, choose: (next: ReasonFilter) => ask(next === 'ALL' ? '' : next) };
}
