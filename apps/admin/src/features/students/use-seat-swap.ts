import { seatTakenText, heldSeat, tidyStudent, type StudentForm } from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentTexts } from './student-texts';
import { studentQueries } from './students-queries';

/**
 * What the form shows where somebody else sits on the wanted seat, and what is sent when the two
 * shall swap.
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

export type SeatOffer = NonNullable<ReturnType<typeof useSeatSwap>['offer']>;
