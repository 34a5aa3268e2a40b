import { pointSpans, spanKey, termsBy, type Term } from '@academy/domain/points';
import { isCalendarDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { pointQueries } from './points-queries';
import { spanTexts as texts } from './points-texts';

export interface Span {
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

/** What an address says for all time, where the academy counts less. */
const WHOLE = 'all';

/** The days behind a key of the choices or of an address; none: all. */
export function spanOfKey(key: string): Span {
  const [from = '', to = ''] = key.split('~');
  return isCalendarDay(from) && isCalendarDay(to) ? { from, to } : {};
}

/**
 * What is `counted`, 전체, 이번 달, the terms and the months before, and which of them two days are.
 */
export function useSpans(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  counted: Term | null = null,
) {
  const own = useQuery(pointQueries.settings()).data?.settings.terms ?? [];
  const today = seoulDay(useNow());
  const others = pointSpans(termsBy(own, today), today).filter(
    (span) => !counted || spanKey(span) !== spanKey(counted),
  );
  const isChosen = ({ first, last }: Term) => first === from && last === to;
  const chosen = [...(counted ? [counted] : []), ...others].find(isChosen);
  const whole = counted ? WHOLE : '';
  return {
    options: [
      ...(counted ? [{ value: '', label: counted.name }] : []),
      { value: whole, label: texts.whole },
      ...others.map((span) => ({ value: spanKey(span), label: span.name })),
    ],
    value: counted && isChosen(counted) ? '' : chosen ? spanKey(chosen) : whole,
    /** In words: of which days the sums are. */
    name: chosen?.name ?? (from || to ? `${from ?? ''} ~ ${to ?? ''}` : texts.whole),
  };
}
