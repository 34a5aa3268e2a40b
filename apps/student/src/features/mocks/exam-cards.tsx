import textStyles from '@academy/ui/styles/text.module.css';
import {
  seatsText,
  canOpenExam,
  timeStatus,
  mockRefusalText,
  openFeeText,
  canOpenRegistration,
  type MockRegistration,
  type StudentMockExam,
  type MyMockRegistration,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { useDisabledReason } from '@academy/ui/disabled-reason';
import { ChevronRightIcon, CheckIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import styles from './exam-cards.module.css';
import { ExamFacts, RegistrationBadges, StatusBadge } from './exam-facts';
import { examTexts, mocksTexts } from './mocks-texts';

interface FrameProps {
  title: string;
  badges: ReactNode;
  /** Without it the card is no button. */
  onOpen: (() => void) | undefined;
  /** Why it cannot be opened any more: it stays a button that says so. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/**
 * The title as a button that covers its card: a screen reader reads a name, a finger has the whole
 * card.
 */
function OpenButton({
  title,
  disabledReason,
  onOpen,
}: {
  title: string;
  disabledReason: string | undefined;
  onOpen: () => void;
}) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, { onClick: onOpen });
  return (
    <>
      <button {...props} type="button" aria-haspopup="dialog" className={styles.open}>
        {title}
      </button>
      {tip}
    </>
  );
}

function CardFrame({ title, badges, onOpen, disabledReason, children }: FrameProps) {
  const opens = onOpen !== undefined && disabledReason === undefined;
  return (
    <li
      className={styles.card}
      data-opens={opens || undefined}
      data-greyed={disabledReason !== undefined || undefined}
    >
      <div className={styles.head}>
        <Row gap={4}>{badges}</Row>
        {opens && <ChevronRightIcon className={styles.chevron} />}
      </div>
      <h2 className={styles.title}>
        {onOpen ? (
          <OpenButton title={title} disabledReason={disabledReason} onOpen={onOpen} />
        ) : (
          title
        )}
      </h2>
      {children}
    </li>
  );
}

const seatText = ({ onSiteState, waitingNumber }: MockRegistration) => {
  if (onSiteState === 'confirmed') return examTexts.onSite;
  return onSiteState === 'waiting'
    ? waitingNumber === null
      ? examTexts.onSiteLine
      : examTexts.waiting(waitingNumber)
    : examTexts.paperOnly;
};

/** What the student chose, in a line: `신청함 · 물리학Ⅰ · 현장 응시`. */
const ownSummary = (registration: MockRegistration): string =>
  [...registration.selectedSubjects, seatText(registration)].join(' · ');

/** That the student has registered, on the card of an exam. */
function OwnLine({ registration }: { registration: MockRegistration }) {
  return (
    <p className={styles.own}>
      <CheckIcon />
      <span>
        <strong>{mocksTexts.applied}</strong> · {ownSummary(registration)}
      </span>
    </p>
  );
}

interface ExamCardProps {
  /** As it is now. */
  exam: StudentMockExam;
  now: Date;
  onOpen: () => void;
}

/** An exam of 진행 중. One that is still upcoming cannot be opened, and says when it will be. */
export function ExamCard({ exam, now, onOpen }: ExamCardProps) {
  const today = seoulDay(now);
  const status = timeStatus(exam, today);
  const own = exam.myRegistration;
  const canApply = status === 'OPEN' && own === null && exam.capacityLeft !== 0;
  const seats = canApply && exam.onSiteLeft !== null ? seatsText(exam) : null;
  return (
    <CardFrame
      title={exam.title}
      badges={<StatusBadge status={status} />}
      onOpen={canOpenExam(exam, today) ? onOpen : undefined}
    >
      <ExamFacts exam={exam} now={now} registered={own !== null} />
      {seats !== null && <p className={textStyles.figures}>{seats}</p>}
      {own !== null && <OwnLine registration={own} />}
    </CardFrame>
  );
}

interface RegistrationCardProps {
  /** As it is now. */
  registration: MyMockRegistration;
  now: Date;
  onOpen: () => void;
}

/** An item of 내 신청. One whose exam is closed is greyed and cannot be opened. */
export function RegistrationCard({ registration, now, onOpen }: RegistrationCardProps) {
  const open = openFeeText(registration);
  return (
    <CardFrame
      title={registration.exam.title}
      badges={<RegistrationBadges registration={registration} />}
      onOpen={onOpen}
      disabledReason={
        canOpenRegistration(registration)
          ? undefined
          : mockRefusalText(
              registration.exam.cancelled === null ? 'registration-expired' : 'exam-called-off',
            )
      }
    >
      <ExamFacts
        exam={{ ...registration.exam, fee: registration.fee, subjectGroups: null }}
        now={now}
        registered={!registration.canceled}
      />
      {registration.exam.cancelled !== null && (
        <p className={styles.choice}>{examTexts.calledOff(registration.exam.cancelled.reason)}</p>
      )}
      {!registration.canceled && <p className={styles.choice}>{ownSummary(registration)}</p>}
      {open !== null && <p className={styles.choice}>{open}</p>}
    </CardFrame>
  );
}
