import { useUrlState } from '@academy/app-kit/url';
import { reasonStatusSchema } from '@academy/domain/reasons';
import type { ReasonFilter } from './reasons-queries';

/**
 * Which reasons the list shows, in the address as `?status=PENDING` (the API's own word); all when
 * it names none.
 */
export function useReasonFilter() {
  const [status, ask] = useUrlState('status');
  const asked = reasonStatusSchema.safeParse(status);
  const filter: ReasonFilter = asked.success ? asked.data : 'ALL';
  return { filter, choose: (next: ReasonFilter) => ask(next === 'ALL' ? '' : next) };
}
