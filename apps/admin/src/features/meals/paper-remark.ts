import type { SameDayRow } from '@academy/domain/meals';
import { allergyText, sameDayTexts as texts } from './same-day-texts';

interface Choice {
  showUnpaid: boolean;
  /** Where there is room: when the student will be out, and the memo. */
  withNote: boolean;
}

/**
 * What paper says about a student: allergies always, whether the month is paid where that is asked
 * for.
 */
export const remarkOf = (
  { depositStatus, allergy, away, note }: SameDayRow,
  { showUnpaid, withNote }: Choice,
): string =>
  [
    showUnpaid && depositStatus === 'unpaid' && texts.unpaid,
    allergy && allergyText(allergy),
    withNote && away,
    withNote && note,
  ]
    .filter(Boolean)
    .join(' · ');
