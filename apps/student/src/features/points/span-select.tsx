import { pointSpans, spanKey } from '@academy/domain/points';
import { isCalendarDay, seoulDay } from '@academy/domain/time';
import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUrlState } from '@academy/app-kit/url';
import { useNow } from '../../shared/use-now';
import { termQueries, type PointSpan } from './points-queries';
import { pointsTexts as texts } from './points-texts';

/** What the address says for all time, where the academy counts less. */
const WHOLE = 'all';

/**
 * Of which days the page shows points: those of the address (`?span=2026-09-01~2027-02-28`), else
 * the ones that the academy counts. Not `known` until it is clear which those are.
 */
export function usePointSpan() {
  const [key, choose] = useUrlState('span');
  const terms = useQuery(termQueries.all());
  const today = seoulDay(useNow());
  const counted = terms.data?.counted ?? null;
  const spans = pointSpans(terms.data?.content ?? [], today);
  const span = useMemo((): PointSpan => {
    if (key === WHOLE) return {};
    const [from = '', to = ''] = (key || (counted && spanKey(counted)) || '').split('~');
    return isCalendarDay(from) && isCalendarDay(to) ? { from, to } : {};
  }, [key, counted]);
  const chosen = [...(counted ? [counted] : []), ...spans].find(
    ({ first, last }) => first === span.from && last === span.to,
  );
  return {
    span,
    /** In words. */
    name: chosen?.name ?? (span.from ? key.replace('~', ' ~ ') : texts.wholeSpan),
    known: key !== '' || !terms.isPending,
    key: span.from === undefined && counted === null ? '' : key,
    counted,
    spans,
    choose,
    /** A server that knows no terms has none to choose. */
    none: terms.isLoadingError,
  };
}

export type PointSpanChoice = ReturnType<typeof usePointSpan>;

/**
 * What the academy counts, 전체, this month, a term or a month; nothing where the server knows no
 * terms. It is there before the terms are: on a phone it has a line of its own, and what comes
 * later would move the list.
 */
export function SpanSelect({ of: { key, counted, spans, choose, none } }: { of: PointSpanChoice }) {
  if (none) return null;
  const others = spans.filter((span) => !counted || spanKey(span) !== spanKey(counted));
  const known = key === WHOLE || others.some((span) => spanKey(span) === key);
  return (
    <Select label={texts.span} labelHidden value={key} onValueChange={choose}>
      <option value="">{counted?.name ?? texts.wholeSpan}</option>
      {counted && <option value={WHOLE}>{texts.wholeSpan}</option>}
      {key !== '' && !known && <option value={key}>{key.replace('~', ' ~ ')}</option>}
      {others.map((span) => (
        <option key={spanKey(span)} value={spanKey(span)}>
          {span.name}
        </option>
      ))}
    </Select>
  );
}
