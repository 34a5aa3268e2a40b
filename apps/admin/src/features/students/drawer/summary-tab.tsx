import { depositStateName } from '@academy/domain/deposits';
import { STUDENT_STATUSES, type StudentStatus } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { allergenNames } from '@academy/domain/menus';
import { ofPointPeriod } from '@academy/domain/points';
import {
  studentStatusName,
  timelineOf,
  type StudentFacts,
  type StudentRow,
} from '@academy/domain/students';
import { formatLongDay, formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { MoreIcon } from '@academy/ui/icon';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row } from '@academy/ui/layout';
import { Menu } from '@academy/ui/menu';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { menuLabel } from '../../../shared/texts/kit-texts';
import { useManager } from '../../../shared/session/use-manager';
import { useWrite } from '../../../shared/writes/use-write';
import { GuardianLinksButton } from '../guardians/guardian-links';
import { StatusDialog } from '../status-dialog';
import { lastLoginText, StatusBadge } from '../list/student-columns';
import { studentTexts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';
import { EditStudent } from './edit-student';
import { EraseDialog } from './erase-dialog';
import { FactList } from './fact-tabs';

const texts = studentTexts.drawer;

/** Each has a name of its own: a press is not lost while another action's answer is read. */
function useStudentAction(studentId: StudentId, action: string, send: () => Promise<void>) {
  const { run } = useWrite({
    name: `student ${studentId} ${action}`,
    send,
    reads: studentQueries.all,
    failed: studentTexts.failed,
  });
  return () => run();
}

/** What can be done to one student besides changing what is written about them. */
function useStudentActions({ id: studentId, name }: StudentRow, onGone: () => void) {
  const { announce } = useUndoStudents();
  const params = { studentId };
  const showSuccess = (text: string) => void toasts.show({ text, tone: 'success' });
  return {
    signOut: useStudentAction(studentId, 'sign-out', async () => {
      await api.signOutStudent({ params });
      showSuccess(texts.signedOut);
    }),
    unlock: useStudentAction(studentId, 'unlock', async () => {
      await api.unlockStudent({ params });
      showSuccess(texts.unlocked);
    }),
    resetPin: useStudentAction(studentId, 'reset-pin', async () => {
      await api.resetPin({ params });
      showSuccess(texts.pinReset);
    }),
    restore: useStudentAction(studentId, 'restore', async () => {
      const { undo } = await api.restoreStudent({ params });
      announce(studentTexts.restored(name), undo);
    }),
    remove: useStudentAction(studentId, 'delete', async () => {
      const deleted = await api.deleteStudent({ params });
      onGone();
      announce(studentTexts.deletedOne(name), deleted.undo);
    }),
  };
}

/** A student's present state at a glance. */
function StudentSummary({
  facts: { student, sessionCount, pointPeriod, ownAllergens, erasure },
}: {
  facts: StudentFacts;
}) {
  const { status, lunchCount, dinnerCount, depositState, rewardTotal, penaltyTotal, pointStep } =
    student;
  const { missing, uses } = useManager();
  return (
    <KeyValueList
      items={[
        { label: texts.state, value: <StatusBadge status={status} /> },
        ...(erasure
          ? [
              {
                label: texts.erase,
                value: erasure.held ? texts.erasureHeld : texts.erasedOn(formatLongDay(erasure.on)),
              },
            ]
          : []),
        {
          label: texts.thisMonth,
          value: missing('meals.read') ?? texts.meals(lunchCount ?? 0, dinnerCount ?? 0),
        },
        { label: texts.ownAllergens, value: allergenNames(ownAllergens) || texts.noAllergens },
        {
          label: texts.deposit,
          value: missing('deposits.read') ?? depositStateName(depositState ?? 'none'),
        },
        ...(uses('points')
          ? [
              {
                label: ofPointPeriod(texts.points, pointPeriod),
                value:
                  missing('points.read') ??
                  [texts.totals(rewardTotal ?? 0, penaltyTotal ?? 0), pointStep]
                    .filter(Boolean)
                    .join(' · '),
              },
            ]
          : []),
        { label: texts.lastLogin, value: lastLoginText(student) || texts.neverIn },
        { label: texts.logins, value: texts.devices(sessionCount) },
      ]}
    />
  );
}

/** What is done with a student; what is rare, or final, is not beside what is done each day. */
function StudentActions({ student, onGone }: { student: StudentRow; onGone: () => void }) {
  const manager = useManager();
  const missing = manager.missing('students.write');
  const [status, setStatus] = useState<StudentStatus>();
  const [erasing, setErasing] = useState(false);
  const actions = useStudentActions(student, onGone);
  const isDeleted = student.deletedAt !== null;
  const rest = [
    ...(isDeleted
      ? []
      : [
          { label: texts.signOut, onSelect: actions.signOut },
          { label: texts.unlock, onSelect: actions.unlock },
          { label: texts.resetPin, onSelect: actions.resetPin },
          { label: texts.remove, onSelect: actions.remove },
        ]
    ).map((item) => ({ ...item, disabledReason: missing })),
    ...(manager.can('students.erase')
      ? [{ label: texts.erase, onSelect: () => setErasing(true) }]
      : []),
  ];

  return (
    <Row gap={8} align="center">
      {isDeleted ? (
        <Button size="dense" variant="primary" disabledReason={missing} onClick={actions.restore}>
          {texts.restore}
        </Button>
      ) : (
        <>
          {STUDENT_STATUSES.filter((other) => other !== student.status).map((other) => (
            <Button
              key={other}
              size="dense"
              disabledReason={missing}
              onClick={() => setStatus(other)}
            >
              {student.status === 'LEFT' && other === 'ENROLLED'
                ? studentTexts.bulk.again
                : studentTexts.bulk.change(studentStatusName(other))}
            </Button>
          ))}
          <GuardianLinksButton students={[student]} />
        </>
      )}
      {rest.length > 0 && (
        <Menu aria-label={menuLabel(student.name)} items={rest}>
          <MoreIcon />
        </Menu>
      )}
      {status && (
        <StatusDialog
          studentIds={[student.id]}
          status={status}
          onClose={() => setStatus(undefined)}
          onDone={() => setStatus(undefined)}
        />
      )}
      {erasing && (
        <EraseDialog student={student} onClose={() => setErasing(false)} onErased={onGone} />
      )}
    </Row>
  );
}

const RECENT = 20;
const MORE = 50;

interface Props {
  facts: StudentFacts;
  onDirtyChange: (dirty: boolean) => void;
  /** The student is in the list no more. */
  onGone: () => void;
}

/** What is kept about a student, what happened lately, and what can be done. */
export function SummaryTab({ facts, onDirtyChange, onGone }: Props) {
  const { student } = facts;
  const [shown, setShown] = useState(RECENT);
  const events = timelineOf(facts);
  return (
    <>
      <StudentSummary facts={facts} />
      <StudentActions student={student} onGone={onGone} />
      {student.deletedAt === null && (
        <EditStudent student={student} onDirtyChange={onDirtyChange} />
      )}
      <FactList
        title={texts.timeline}
        empty={texts.nothing}
        facts={events
          .slice(0, shown)
          .map(({ id, text, at }) => ({ id, text, note: formatMoment(new Date(at)) }))}
      />
      {events.length > shown && (
        <Button size="dense" onClick={() => setShown(shown + MORE)}>
          {texts.more(events.length - shown)}
        </Button>
      )}
    </>
  );
}
