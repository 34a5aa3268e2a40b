import { currentOf, ifMatch } from '@academy/app-kit/forms';
import type { StudentChoice } from '@academy/domain/identity';
import { studentRecordSchema } from '@academy/domain/students';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import type { Place } from '../seat-work';
import { seatQueries } from '../seats-queries';
import { moveTexts as texts } from '../seats-texts';

/** Who shall sit where; `holder` is seen to sit there and gets the seat that the student had. */
interface Seating {
  student: StudentChoice;
  /** Null: the seat is left. */
  seat: string | null;
  holder: StudentChoice | undefined;
}

/**
 * Seats one student based on what this screen showed. If another field was changed meanwhile, the
 * seat is written all the same; if the seat was, it is refused.
 */
async function seatStudent({ student, seat, holder }: Seating) {
  const write = (version: number | undefined) =>
    api.editStudent({
      params: { studentId: student.id },
      body: { seat, ...(holder && { swapSeatWith: holder.id }) },
      ...(version !== undefined && ifMatch(version)),
    });
  try {
    return await write(student.version);
  } catch (error) {
    const current = studentRecordSchema.safeParse(currentOf(error)).data;
    if (!current || current.seat !== student.seat) throw error;
    return write(current.version);
  }
}

const seatedText = ({ student, seat, holder }: Seating): string => {
  if (seat === null) return texts.cleared(student.name);
  return holder ? texts.swapped(student.name, seat, holder.name) : texts.moved(student.name, seat);
};

/** Who sits where, changed: it shows at once, and can be taken back. */
function useSeating() {
  const queries = useQueryClient();
  const { announce } = useUndo(seatQueries.all);
  const { queryKey } = seatQueries.students();
  const write = useWrite({
    name: 'seat student',
    together: true,
    send: seatStudent,
    reads: seatQueries.all,
    onSuccess: ({ undo }, asked) =>
      announce({ text: seatedText(asked), key: 'seat-student' }, undo),
    failed: texts.failed,
  });
  return (asked: Seating) => {
    const { student, seat, holder } = asked;
    queries.setQueryData(queryKey, (all) =>
      all?.map((one) =>
        one.id === student.id
          ? { ...one, seat }
          : one.id === holder?.id
            ? { ...one, seat: student.seat }
            : one,
      ),
    );
    write.run(asked);
  };
}

/**
 * Moves students by drag, by keyboard or by two presses; the result is announced. `missing`: why
 * moving is not allowed.
 */
export function useMoving(missing: string | undefined) {
  const seat = useSeating();
  const [held, setHeld] = useState<StudentChoice>();
  const [said, setSaid] = useState('');
  const forget = () => setHeld(undefined);

  return {
    held,
    said,
    missing,
    /** Taken up; `quiet` where the picture under the mouse says it. */
    take(student: StudentChoice, { quiet = false } = {}) {
      if (missing !== undefined) return;
      setHeld(student);
      setSaid(quiet ? '' : texts.held(student.name));
    },
    letGo() {
      if (held) setSaid(texts.letGo);
      forget();
    },
    forget,
    /** Puts down who was taken up; on their own seat nothing changes. */
    put({ label, student: holder }: Place) {
      forget();
      setSaid('');
      if (held && holder?.id !== held.id) seat({ student: held, seat: label, holder });
    },
    /** Puts a student on a free seat. */
    sit: (student: StudentChoice, { label }: Place) =>
      seat({ student, seat: label, holder: undefined }),
    clear: (student: StudentChoice) => seat({ student, seat: null, holder: undefined }),
  };
}

export type Moving = ReturnType<typeof useMoving>;
