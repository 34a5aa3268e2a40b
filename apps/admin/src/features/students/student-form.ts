import { ApiError } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import {
  guardianText,
  heldSeat,
  seatTakenText,
  studentDraftSchema,
  studentStatusName,
  tidyStudent,
  type StudentForm,
  type StudentRecord,
} from '@academy/domain/students';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentTexts } from './student-texts';
import { studentQueries } from './students-queries';

/**
 * A student as the form begins with them; numbers that this manager may not see are left out and
 * stay as they are.
 */
export const formOf = (student: StudentRecord) =>
  studentDraftSchema.parse({ ...student, phone: student.phone ?? '' });

/** The fields that differ. */
export const changesOf = (before: StudentForm, after: StudentForm): Partial<StudentForm> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) =>
        JSON.stringify(value) !==
        JSON.stringify(Object.entries(before).find(([name]) => name === field)?.[1]),
    ),
  );

/** What is asked where a number is another student's already, and what the answer sends. */
export function useSharedNumber(error: unknown) {
  const [on, setOn] = useState(false);
  const isAsked = on || (error instanceof ApiError && error.code === 'phone-taken');
  return {
    sharing: isAsked ? { on, onChange: setOn } : undefined,
    body: on ? { sharesPhone: true } : {},
  };
}

/** One field in words. */
export function valueText(form: StudentForm, field: keyof StudentForm): string {
  if (field === 'status') return studentStatusName(form.status);
  if (field === 'depositorNames') return form.depositorNames.join(', ');
  if (field === 'guardians') return form.guardians.map(guardianText).join(', ');
  return form[field] ?? '';
}

/**
 * What the form shows when the wanted seat is taken, and what it sends when the two students swap.
 */
export function useSeatSwap(form: StudentForm, own?: { id: StudentId; seat: string | null }) {
  const { data } = useQuery(studentQueries.choices());
  const [chosen, setChosen] = useState<StudentId>();
  const seat = heldSeat(tidyStudent(form));
  const holder =
    seat === null
      ? undefined
      : data?.content.find((student) => student.id !== own?.id && heldSeat(student) === seat);
  const swaps = holder !== undefined && holder.id === chosen;
  const { swapSeats, takeSeat } = studentTexts.form;
  return {
    error: holder && !swaps ? seatTakenText(holder.name) : undefined,
    offer: holder && {
      label: (own?.seat ? swapSeats : takeSeat)(holder.name),
      swaps,
      onChange: (wanted: boolean) => setChosen(wanted ? holder.id : undefined),
    },
    body: swaps ? { swapSeatWith: holder.id } : {},
  };
}
