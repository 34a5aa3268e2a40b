import {
  reasonCategoryName,
  reasonStatusName,
  reasonSentence,
  type ReasonStatus,
} from '@academy/domain/reasons';
import type { StudentSchedule } from '@academy/domain/schedule';
import { monthOf, type CalendarMonth } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import lines from './schedule-lines.module.css';
import { scheduleTexts } from './schedule-texts';
import styles from './student-panel.module.css';
import type { Work } from './use-work';

const texts = scheduleTexts.reasons;
const TONES: Record<ReasonStatus, BadgeTone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

/** 이번 달 사유: one-off reasons of a month, the newest day first. */
export function ReasonsTab({
  student,
  month,
  work,
}: {
  student: StudentSchedule;
  month: CalendarMonth;
  work: Work;
}) {
  const reasons = student.reasons.filter(({ date }) => monthOf(date) === month);
  return (
    <div className={styles.tab}>
      {reasons.length === 0 ? (
        <p className={lines.empty}>{texts.none}</p>
      ) : (
        <p className={lines.empty}>{texts.count(reasons.length)}</p>
      )}
      <ul className={lines.list}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <button
              type="button"
              className={lines.line}
              onClick={() => work.open({ is: 'reason', reason })}
            >
              <strong>{reasonSentence(reason)}</strong>
              <span
                className={lines.period}
              >{`${reasonCategoryName(reason.category)} · ${reason.text}`}</span>
              <Badge tone={TONES[reason.status]}>{reasonStatusName(reason.status)}</Badge>
              {reason.status === 'REJECTED' && reason.rejectReason !== null && (
                <span className={lines.reason}>{texts.rejected(reason.rejectReason)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
