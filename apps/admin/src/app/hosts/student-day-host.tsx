import { useOpenDialog } from '@academy/app-kit/url';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { lazy, Suspense, useState } from 'react';
import { useManager } from '../../shared/session/use-manager';

const StudentDayCard = lazy(async () => ({
  default: (await import('../../features/student-day/student-day-card')).StudentDayCard,
}));

const PREFIX = 'day-';

/** How the card of a student's day is named in the address, over whatever page one is on. */
export const studentDayName = (studentId: StudentId) => `${PREFIX}${studentId}`;

/** 학생의 하루, where the address asks for it; its code comes when it is first wanted. */
export function StudentDayHost() {
  const { opened, close } = useOpenDialog();
  const allowed = useManager().can('students.read');
  const asked = studentIdSchema.safeParse(
    opened?.startsWith(PREFIX) ? opened.slice(PREFIX.length) : '',
  );
  const studentId = allowed ? asked.data : undefined;
  const [wanted, setWanted] = useState(false);
  if (studentId !== undefined && !wanted) setWanted(true);
  return (
    <Suspense fallback={null}>
      {wanted && <StudentDayCard studentId={studentId} onClose={close} />}
    </Suspense>
  );
}
