import { pointSpans, spanKey, termsBy } from '@academy/domain/points';
import { isCalendarDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { pointQueries } from './points-queries';
import { spanTexts as texts } from './points-texts';

export interface Span {
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

/** The days behind a key of the choices or of an address; none: all. */
export function spanOfKey(key: string): Span {
  const [from = '', to = ''] = key.split('~');
  return isCalendarDay(from) && isCalendarDay(to) ? { from, to } : {};
}

/** 전체, 이번 달, the terms and the months before, and which of them two days are. */
export function useSpans({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const own = useQuery(pointQueries.settings()).data?.settings.terms ?? [];
  const today = seoulDay(useNow());
  const spans = pointSpans(termsBy(own, today), today);
  const chosen = spans.find(({ first, last }) => first === from && last === to);
  return {
    options: [
      { value: '', label: texts.whole },
      ...spans.map((span) => ({ value: spanKey(span), label: span.name })),
    ],
    value: chosen ? spanKey(chosen) : '',
    /** In words: of which days the sums are. */
    name: chosen?.name ?? (from || to ? `${from ?? ''} ~ ${to ?? ''}` : texts.whole),
  };
}
