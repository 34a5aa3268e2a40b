import type { StudentId } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { studentTexts } from './student-texts';
import { studentQueries } from './students-queries';

/** Who sits there now, unless it is the student themselves (현재 점유자). */
export function useSeatNote(seat: string | null, own?: StudentId): string | undefined {
  const { data } = useQuery(studentQueries.choices());
  const wanted = seat?.normalize('NFC').trim() ?? '';
  const holder =
    wanted === ''
      ? undefined
      : data?.content.find((student) => student.seat === wanted && student.id !== own);
  return holder && studentTexts.form.seatTaken(holder.name);
}
