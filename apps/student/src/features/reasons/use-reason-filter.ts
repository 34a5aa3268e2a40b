import { reasonStatusSchema } from '@academy/domain/reasons';
import { useSearchParams } from 'react-router-dom';
import type { ReasonFilter } from './reasons-queries';

const PARAM = 'status';

/** Which reasons the list shows, in the address as `?status=PENDING` (the API's own word); all when it names none. */
export function useReasonFilter() {
  const [params, setParams] = useSearchParams();
  const asked = reasonStatusSchema.safeParse(params.get(PARAM));
  const filter: ReasonFilter = asked.success ? asked.data : 'ALL';

  function choose(next: ReasonFilter): void {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 'ALL') after.delete(PARAM);
      else after.set(PARAM, next);
      return after;
    }, { replace: true });
  }

  return { filter, choose };
}
