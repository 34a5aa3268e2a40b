import textStyles from '@academy/ui/styles/text.module.css';
import { markMeaning } from '@academy/app-kit/status';
import { toneClass } from '@academy/ui/meaning';
import { attendanceMarkText } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import {
  guardianText,
  studentStatusName,
  type DayPeriod,
  type StudentDay,
} from '@academy/domain/students';
import { formatPhone } from '@academy/domain/identity';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button, buttonClassName } from '@academy/ui/button';
import { Drawer } from '@academy/ui/drawer';
import { ChevronRightIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MealCheck } from '../../shared/meals/meal-check';
import { mealCheckTexts } from '../../shared/meals/meal-check-texts';
import { ReportedPhotos } from '../../shared/attached-photos';
import { messages } from '../../shared/texts/messages';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { LoadError } from '../../shared/page/load-error';
import { attendanceLine, dayLines, type DayLine } from './day-lines';
import { mealRulesQuery, studentDayQuery } from './student-day-queries';
import styles from './student-day.module.css';
import { studentDayTexts as texts } from './student-day-texts';

function periodText({ begun, mark, expected }: DayPeriod): string {
  if (mark?.status) return attendanceMarkText(mark);
  if (expected?.status) return texts.expected(attendanceMarkText(expected));
  return begun ? texts.unmarked : texts.ahead;
}

/** Every period with what is known of it, in the day's order. */
const Periods = ({ periods }: { periods: readonly DayPeriod[] }) => (
  <ol className={styles.periods} aria-label={texts.periods}>
    {periods.map((period) => (
      <li
        key={period.number}
        className={[styles.period, period.mark?.status && toneClass(markMeaning(period.mark))]
          .filter(Boolean)
          .join(' ')}
        data-mark={period.mark?.status ?? (period.begun ? 'none' : 'ahead')}
      >
        <span className={styles.periodName}>{period.name}</span>
        <span>{periodText(period)}</span>
      </li>
    ))}
  </ol>
);

const Line = ({ line: { label, text, note, badge, to } }: { line: DayLine }) => (
  <Link to={to} className={styles.line}>
    <span className={textStyles.help}>{label}</span>
    <span className={styles.what}>
      <span>{text}</span>
      {note && <span className={textStyles.help}>{note}</span>}
    </span>
    {badge && <Badge meaning={badge.meaning}>{badge.text}</Badge>}
    <ChevronRightIcon className={styles.arrow} />
  </Link>
);

/** The student in question, with facts to check against the caller. */
function Who({ student }: { student: StudentDay['student'] }) {
  const { grade, school, className, seat, phoneTail, phone, status } = student;
  return (
    <Stack gap={4} className={textStyles.figures}>
      <p>
        {[
          status !== 'ENROLLED' && studentStatusName(status),
          grade,
          school,
          className,
          seat,
          phone === null ? phoneTail : formatPhone(phone),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {student.guardians.map((guardian, at) => (
        <p key={at}>
          {texts.guardian} {guardianText(guardian)}
        </p>
      ))}
      {(student.allergy !== '' || student.memo !== '') && (
        <p className={styles.memo}>
          {[student.allergy && texts.allergy(student.allergy), student.memo]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Stack>
  );
}

function Day({ day }: { day: StudentDay }) {
  const attendance = attendanceLine(day);
  return (
    <Stack gap={12}>
      <Who student={day.student} />
      <ul className={styles.lines} aria-label={texts.lines}>
        {attendance && (
          <li>
            <Line line={attendance} />
            {day.attendance && (
              <Stack gap={8}>
                <ReportedPhotos absences={day.attendance.reportedAbsences} />
                <Periods periods={day.attendance.periods} />
              </Stack>
            )}
          </li>
        )}
        {dayLines(day).map((line) => (
          <li key={line.key}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <p className={styles.asOf}>{texts.asOf(formatMoment(new Date(day.asOf)))}</p>
    </Stack>
  );
}

/** The list shows 재원 by default. */
const drawerPath = ({ id, status, deletedAt }: StudentDay['student']) => {
  const condition = deletedAt === null ? status : 'DELETED';
  return `/student?${condition === 'ENROLLED' ? '' : `status=${condition}&`}student=${id}`;
};

/** 변경 확인 for this student, by the rules as they are. */
function MealCheckButton({ student: { name, status } }: Pick<StudentDay, 'student'>) {
  const [open, setOpen] = useState(false);
  const rules = useQuery(mealRulesQuery());
  return (
    <>
      <Button
        size="dense"
        loading={rules.isPending}
        disabledReason={rules.isError ? messages.errors.load : undefined}
        onClick={() => setOpen(true)}
      >
        {mealCheckTexts.open}
      </Button>
      {open && rules.data && (
        <MealCheck
          settings={rules.data}
          student={{
            name,
            notEnrolled: status === 'ENROLLED' ? undefined : studentStatusName(status),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface Props {
  /** Whose day it is; undefined while it is closed. */
  studentId: StudentId | undefined;
  onClose: () => void;
}

/**
 * 학생의 하루: one card over whatever page one is on, which answers a parent on the phone. Each line
 * leads to its page.
 */
export function StudentDayCard({ studentId, onClose }: Props) {
  const { data, isError, refetch } = useQuery(studentDayQuery(studentId));
  return (
    <Drawer
      open={studentId !== undefined}
      onClose={onClose}
      closeOnBack={false}
      title={data ? texts.named(data.student.name) : texts.title}
      footer={
        data && (
          <>
            {data.meals && <MealCheckButton student={data.student} />}
            <Link className={buttonClassName({ size: 'dense' })} to={drawerPath(data.student)}>
              {texts.toStudent}
            </Link>
          </>
        )
      }
    >
      {data && <Day day={data} />}
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && <ListSkeleton rows={9} />}
    </Drawer>
  );
}
