import { studentStatusName, timelineOf, type StudentFacts } from '@academy/domain/students';
import { STUDENT_STATUSES, type StudentStatus } from '@academy/domain/identity';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { useManager } from '../../shared/use-manager';
import { EditStudent } from './edit-student';
import { EraseDialog } from './erase-dialog';
import { FactList } from './fact-list';
import { StatusDialog } from './status-dialog';
import styles from './student-drawer.module.css';
import { StudentSummary } from './student-summary';
import { studentTexts } from './student-texts';
import { useStudentActions } from './use-student-actions';

const texts = studentTexts.drawer;
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
  const { student, sessionCount, pointPeriod } = facts;
  const manager = useManager();
  const missing = manager.missing('students.write');
  const [status, setStatus] = useState<StudentStatus>();
  const [erasing, setErasing] = useState(false);
  const [shown, setShown] = useState(RECENT);
  const actions = useStudentActions(student, onGone);
  const events = timelineOf(facts);
  const isDeleted = student.deletedAt !== null;

  return (
    <>
      <StudentSummary student={student} sessionCount={sessionCount} pointPeriod={pointPeriod} />
      <div className={styles.actions}>
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
            <Button size="dense" disabledReason={missing} onClick={actions.signOut}>
              {texts.signOut}
            </Button>
            <Button size="dense" disabledReason={missing} onClick={actions.unlock}>
              {texts.unlock}
            </Button>
            <Button size="dense" disabledReason={missing} onClick={actions.resetPin}>
              {texts.resetPin}
            </Button>
            <Button size="dense" variant="danger" disabledReason={missing} onClick={actions.remove}>
              {texts.remove}
            </Button>
          </>
        )}
        {manager.can('students.erase') && (
          <Button size="dense" variant="danger" onClick={() => setErasing(true)}>
            {texts.erase}
          </Button>
        )}
      </div>
      {!isDeleted && <EditStudent student={student} onDirtyChange={onDirtyChange} />}
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
    </>
  );
}
