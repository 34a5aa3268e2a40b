import { pointSpans, spanKey } from '@academy/domain/points';
import { isCalendarDay, seoulDay } from '@academy/domain/time';
import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUrlState } from '@academy/app-kit/url';
import { useNow } from '../../shared/use-now';
import { termQueries, type PointSpan } from './points-queries';
import { pointsTexts as texts } from './points-texts';

/** Of which days the page shows points, in the address as `?span=2026-09-01~2027-02-28`. */
export function usePointSpan() {
  const [key, choose] = useUrlState('span');
  const span = useMemo((): PointSpan => {
    const [from = '', to = ''] = key.split('~');
    return isCalendarDay(from) && isCalendarDay(to) ? { from, to } : {};
  }, [key]);
  return { span, key: span.from === undefined ? '' : key, choose };
}

/**
 * 전체, 이번 달, a term or a month; nothing where the server knows no terms. It is there before the
 * terms are: on a phone it has a line of its own, and what comes later would move the list.
 */
export function SpanSelect({
  value,
  onChoose,
}: {
  value: string;
  onChoose: (key: string) => void;
}) {
  const { data: terms = [], isLoadingError } = useQuery(termQueries.all());
  const today = seoulDay(useNow());
  if (isLoadingError) return null;
  const spans = pointSpans(terms, today);
  const known = spans.some((span) => spanKey(span) === value);
  return (
    <Select label={texts.span} labelHidden value={value} onValueChange={onChoose}>
      <option value="">{texts.wholeSpan}</option>
      {value !== '' && !known && <option value={value}>{value.replace('~', ' ~ ')}</option>}
      {spans.map((span) => (
        <option key={spanKey(span)} value={spanKey(span)}>
          {span.name}
        </option>
      ))}
    </Select>
  );
}
