import {
  attendanceMarkText,
  markIn,
  markStatusName,
  markStatusSchema,
  effectiveMark,
  runningPeriod,
  visitActionName,
  visitActions,
  type AttendanceRow,
  type MarkStatus,
  type MarkValue,
} from '@academy/domain/attendance';
import { eatenIn, isPickedUp } from '@academy/domain/calendar';
import type { StudentChoice } from '@academy/domain/identity';
import type { SameDayRow } from '@academy/domain/meals';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Drawer } from '@academy/ui/drawer';
import { Row, Stack } from '@academy/ui/layout';
import { useState, type ReactNode } from 'react';
import { StudentPicker } from '../../../shared/forms/student-picker';
import { NeedsRight } from '../../../shared/page/needs-right';
import { useManager } from '../../../shared/session/use-manager';
import type { Moving } from '../map/use-seating';
import type { Place, SeatWork } from '../seat-work';
import { cardTexts as texts, seatsTexts } from '../seats-texts';
import { reportedAbsenceText } from '../../../shared/texts/kit-texts';
import styles from './seat-card.module.css';
import { SeatHistory } from './seat-history';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className={styles.heading}>{title}</h3>
    {children}
  </section>
);

/** 등원, 외출, 복귀, 하원 by what is due, and the mark of the period that runs. */
function Attendance({ row, work }: { row: AttendanceRow; work: SeatWork }) {
  const missing = useManager().missing('attendance.write');
  const period = runningPeriod(work.context);
  const marked = period && markIn(row, period.number);
  const standing = period && effectiveMark(row, period, work.context);
  /** What was excused stays so, and a note is kept. */
  const valueFor = (status: MarkStatus): MarkValue => ({
    status,
    excused: status !== 'PRESENT' && status === standing?.status && standing.excused,
    note: marked?.note ?? '',
  });
  return (
    <>
      <Part title={texts.act}>
        <Row gap={8}>
          {visitActions(row.visit).map((action) => (
            <Button
              key={action}
              variant={action === 'arrive' || action === 'come-back' ? 'primary' : 'secondary'}
              disabledReason={missing}
              onClick={() => work.act(row.studentId, action)}
            >
              {visitActionName(action)}
            </Button>
          ))}
        </Row>
      </Part>
      <Part
        title={
          period
            ? texts.period(
                period.name,
                attendanceMarkText(standing ?? { status: null, excused: false }),
              )
            : texts.noPeriod
        }
      >
        {period && (
          <Row gap={8}>
            {markStatusSchema.options.map((status) => (
              <Button
                key={status}
                size="dense"
                aria-pressed={marked?.status === status}
                variant={marked?.status === status ? 'primary' : 'secondary'}
                disabledReason={missing}
                onClick={() => work.mark(row.studentId, period, valueFor(status))}
              >
                {markStatusName(status)}
              </Button>
            ))}
          </Row>
        )}
      </Part>
      {row.reportedAbsences.length > 0 && (
        <Part title={texts.reportedAbsences}>
          <Stack as="ul" gap={8}>
            {row.reportedAbsences.map((absence) => (
              <li key={`${absence.source} ${absence.id}`}>{reportedAbsenceText(absence)}</li>
            ))}
          </Stack>
        </Part>
      )}
    </>
  );
}

/** What is to be handed out today. */
function Meals({ meals, work }: { meals: SameDayRow | undefined; work: SeatWork }) {
  const missing = useManager().missing('meals.write');
  const eaten = meals ? eatenIn(meals, 'all') : [];
  return (
    <Part title={texts.meals}>
      {eaten.length === 0 && <p className={styles.none}>{texts.noMeals}</p>}
      <Row gap={16}>
        {meals &&
          eaten.map((meal) => (
            <Checkbox
              key={meal}
              label={texts.pickUp(meal)}
              checked={isPickedUp(meals, meal)}
              disabledReason={missing}
              onCheckedChange={(pickedUp) => work.tick(meals.studentId, meal, pickedUp)}
            />
          ))}
      </Row>
    </Part>
  );
}

/** Who shall sit on a free seat. */
function SitForm({
  onSit,
  missing,
}: {
  onSit: (student: StudentChoice) => void;
  missing: string | undefined;
}) {
  const [student, setStudent] = useState<StudentChoice | null>(null);
  return (
    <Stack
      as="form"
      gap={12}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (student) onSit(student);
      }}
    >
      <StudentPicker student={student} onPick={setStudent} />
      <Button
        type="submit"
        variant="primary"
        disabledReason={missing ?? (student ? undefined : texts.choose)}
      >
        {texts.sit}
      </Button>
    </Stack>
  );
}

interface Props {
  place: Place;
  work: SeatWork;
  moving: Moving;
  onClose: () => void;
}

/**
 * One seat: who sits there, what is due with them, whose it was. What is pressed is saved at once.
 */
export function SeatCard({ place, work, moving, onClose }: Props) {
  const { label, student, row, now, meals } = place;
  const { missing } = useManager();
  return (
    <Drawer open onClose={onClose} closeOnBack={false} title={texts.title(label, student?.name)}>
      <Stack gap={16}>
        {student && (
          <p className={styles.who}>
            {[now && seatsTexts.stateAt(now), student.grade, student.school, student.className]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {row && <Attendance row={row} work={work} />}
        {student && work.meals && <Meals meals={meals} work={work} />}
        <Part title={texts.seat}>
          {student ? (
            <Row gap={8}>
              <Button
                disabledReason={moving.missing}
                onClick={() => {
                  moving.take(student);
                  onClose();
                }}
              >
                {texts.move}
              </Button>
              <Button disabledReason={moving.missing} onClick={() => moving.clear(student)}>
                {texts.clear}
              </Button>
              <Button
                disabledReason={missing('students.read')}
                onClick={() => work.openDay(student.id)}
              >
                {texts.day}
              </Button>
            </Row>
          ) : (
            <SitForm missing={moving.missing} onSit={(one) => moving.sit(one, place)} />
          )}
        </Part>
        <NeedsRight right="students.read">
          <SeatHistory seat={label} />
        </NeedsRight>
      </Stack>
    </Drawer>
  );
}
