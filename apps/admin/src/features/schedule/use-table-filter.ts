import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import type { ScheduleTableFilter } from '@academy/domain/schedule';
import { useMemo } from 'react';
import { tableTexts } from './table-texts';

const one = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked);
const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/**
 * What of the month's table is shown, in the address; the same for the screen, the paper and the
 * file.
 */
export function useTableFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const status = one(['PENDING', 'APPROVED'] as const, params.get('status'));
  const source = one(['schedule', 'reason'] as const, params.get('source'));
  const weekday = one(WEEKDAYS, params.get('weekday'));
  const filter = useMemo<ScheduleTableFilter>(
    () => ({
      ...(q !== '' && { q }),
      ...(status && { status }),
      ...(source && { source }),
      ...(weekday !== undefined && { weekday: Number(weekday) }),
    }),
    [q, status, source, weekday],
  );
  return {
    filter,
    q,
    setQ,
    status: status ?? '',
    source: source ?? '',
    weekday: weekday ?? '',
    set: (part: { status?: string; source?: string; weekday?: string }) => change(part),
    narrowed: Object.keys(filter).length > 0,
    clear: () => {
      setQ('');
      change({ q: '', status: '', source: '', weekday: '' });
    },
    /** What the filter shows, in words: for the paper. */
    facts: [
      q,
      weekday && tableTexts.weekdays[weekday],
      source && tableTexts.sources[source],
      status && tableTexts.statuses[status],
    ],
  };
}
