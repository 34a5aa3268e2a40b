import { useOpenDialog } from '@academy/app-kit/url';
import { studentIdSchema } from '@academy/domain/ids';
import { lazy, Suspense, useState } from 'react';
import { useManager } from '../../shared/session/use-manager';
import { STUDENT_DAY } from '../../shared/student-day';

const StudentDayCard = lazy(async () => ({
  default: (await import('../../features/student-day/student-day-card')).StudentDayCard,
}));

/** 학생의 하루, where the address asks for it; its code comes when it is first wanted. */
export function StudentDayHost() {
  const { opened, close } = useOpenDialog();
  const allowed = useManager().can('students.read');
  const asked = studentIdSchema.safeParse(
    opened?.startsWith(STUDENT_DAY) ? opened.slice(STUDENT_DAY.length) : '',
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
