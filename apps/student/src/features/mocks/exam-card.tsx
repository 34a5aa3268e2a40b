import {
  seatsText,
  timeStatusText,
  canOpenExam,
  timeStatus,
  type StudentMockExam,
  type TimeStatus,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { CardFrame } from './card-frame';
import styles from './exam-card.module.css';
import { ExamFacts } from './exam-facts';
import { OwnLine } from './own-line';

interface Props {
  /** As it stands now. */
  exam: StudentMockExam;
  now: Date;
  onOpen: () => void;
}

export const STATUS_TONE: Record<TimeStatus, BadgeTone> = {
  OPEN: 'primary',
  UPCOMING: 'neutral',
  CLOSED: 'neutral',
};

/** An exam of 진행 중. One that is still upcoming cannot be opened, and says when it will be. */
export function ExamCard({ exam, now, onOpen }: Props) {
  const today = seoulDay(now);
  const status = timeStatus(exam, today);
  const own = exam.myRegistration;
  const seats =
    status === 'OPEN' && own === null && exam.onSiteLeft !== null ? seatsText(exam) : null;
  return (
    <CardFrame
      title={exam.title}
      badges={<Badge tone={STATUS_TONE[status]}>{timeStatusText(status)}</Badge>}
      onOpen={canOpenExam(exam, today) ? onOpen : undefined}
    >
      <ExamFacts exam={exam} now={now} />
      {seats !== null && <p className={styles.seats}>{seats}</p>}
      {own !== null && <OwnLine registration={own} />}
    </CardFrame>
  );
}
