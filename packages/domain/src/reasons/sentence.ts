import { reasonTypeName } from './reason-texts';
import { formatDay } from '../time';
import type { AbsenceReason } from './schemas';

type DescribedReason = Pick<AbsenceReason, 'type' | 'date' | 'arriveAt' | 'leaveAt' | 'backAt'>;

function timesText({ type, arriveAt, leaveAt, backAt }: DescribedReason): string {
  const texts: Record<DescribedReason['type'], string> = {
    ABSENT: '',
    LATE: ` · ${arriveAt ?? ''} 도착`,
    EARLY_LEAVE: ` · ${leaveAt ?? ''}부터`,
    OUTING: ` · ${leaveAt ?? ''}–${backAt ?? ''}`,
  };
  return texts[type];
}

/** `11월 20일 (금) 외출 · 14:00–16:00`. */
export const reasonSentence = (reason: DescribedReason): string =>
  `${formatDay(reason.date)} ${reasonTypeName(reason.type)}${timesText(reason)}`;
