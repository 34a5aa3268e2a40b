import type { ReasonId } from '@academy/domain/ids';
import { existingReason, type AbsenceReason, type ReasonForm } from '@academy/domain/reasons';
import { isCalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { reasonQueries } from '../reasons-queries';

/**
 * The reason that stands for the form's day and type already, if there is one: it is opened instead
 * of a second one.
 */
export function useExisting(
  { date, type }: Pick<ReasonForm, 'date' | 'type'>,
  { open, editedId }: { open: boolean; editedId: ReasonId | null },
): AbsenceReason | null {
  const day = isCalendarDay(date) ? date : null;
  const { data } = useQuery(reasonQueries.ofDay(open ? day : null));
  return day === null
    ? null
    : existingReason(
        (data ?? []).filter(({ id }) => id !== editedId),
        { date: day, type },
      );
}
