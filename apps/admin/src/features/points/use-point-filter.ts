import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import { managerIdSchema, studentIdSchema } from '@academy/domain/ids';
import { pointTypeSchema } from '@academy/domain/points';
import { isCalendarDay } from '@academy/domain/time';
import { useMemo } from 'react';
import type { PointFilter } from './points-queries';

const CONDITIONS = ['type', 'item', 'issuer', 'of', 'from', 'to', 'voided'] as const;
type Condition = (typeof CONDITIONS)[number];

const dayIn = (text: string | null) => (text !== null && isCalendarDay(text) ? text : undefined);

function filterOf(params: URLSearchParams): PointFilter {
  const [issuer, student] = [
    managerIdSchema.safeParse(params.get('issuer')),
    studentIdSchema.safeParse(params.get('of')),
  ];
  return {
    q: params.get('q') || undefined,
    type: pointTypeSchema.options.find((type) => type === params.get('type')),
    reason: params.get('item') || undefined,
    issuerId: issuer.success ? issuer.data : undefined,
    studentId: student.success ? student.data : undefined,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    voided: params.get('voided') === 'true' ? 'true' : undefined,
  };
}

/**
 * What of the history is shown, as the address holds it: a link, a reload and the file show the
 * same.
 */
export function usePointFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const text = params.toString();
  const filter = useMemo(
    (): PointFilter => ({ ...filterOf(new URLSearchParams(text)), q: q || undefined }),
    [text, q],
  );
  return {
    filter,
    q,
    setQ,
    get: (name: Condition) => params.get(name) ?? '',
    set: (name: Condition, value: string) => change({ [name]: value }),
    narrowed: q !== '' || CONDITIONS.some((name) => params.has(name)),
    clear: () => {
      setQ('');
      change({ q: '', ...Object.fromEntries(CONDITIONS.map((name) => [name, ''])) });
    },
  };
}

export type PointFilterState = ReturnType<typeof usePointFilter>;
