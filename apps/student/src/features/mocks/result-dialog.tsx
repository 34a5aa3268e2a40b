import {
  waitingText,
  type MockExam,
  type MockRegistration,
  type MyMockRegistration,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { Button, buttonClassName } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { registrationTexts, resultTexts } from './mocks-texts';
import { CalendarButton } from './calendar-button';
import { PaymentCard } from './payment-card';
import styles from './result-dialog.module.css';
import { ExternalIcon, PhoneIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../../shared/session-queries';

/** Ways to reach the academy, as far as they are set. */
function DeskLinks() {
  const { data: academy } = useQuery(sessionQueries.academy());
  if (!academy || (academy.deskPhone === '' && academy.channelUrl === '')) return null;
  return (
    <p className={styles.links}>
      {academy.deskPhone !== '' && (
        <a className={buttonClassName()} href={`tel:${academy.deskPhone}`}>
          <PhoneIcon /> {resultTexts.callDesk(academy.deskPhone)}
        </a>
      )}
      {academy.channelUrl !== '' && (
        <a className={buttonClassName()} href={academy.channelUrl} target="_blank" rel="noreferrer">
          <ExternalIcon /> {resultTexts.channel}
        </a>
      )}
    </p>
  );
}

/** `in-line`: an existing registration now waits for a seat. */
export interface Outcome {
  kind: 'applied' | 'in-line' | 'canceled';
  /** Missing if the server sends none and it could not be read. */
  exam: MockExam | undefined;
  registration: MyMockRegistration | undefined;
}

/** What is to be paid: what is left of a registration, else the fee of the exam. */
export type Payable = MockRegistration | Pick<MockExam, 'fee'>;

interface Props {
  open: boolean;
  outcome: Outcome | null;
  paymentOf: (exam: MockExam, registration: Payable) => PaymentInstructions;
  onClose: () => void;
}

const TITLE: Record<Outcome['kind'], string> = {
  applied: resultTexts.applied,
  'in-line': resultTexts.inLine,
  canceled: resultTexts.cancelTitle,
};

function Done({
  outcome: { kind, exam, registration },
  paymentOf,
}: {
  outcome: Outcome;
  paymentOf: Props['paymentOf'];
}) {
  if (kind === 'canceled') {
    return (
      <>
        <p>{resultTexts.canceled}</p>
        <DeskLinks />
      </>
    );
  }
  if (!exam) return null;
  return (
    <>
      <p className={styles.exam}>{exam.title}</p>
      {typeof registration?.waitingNumber === 'number' && (
        <p className={styles.waiting}>{waitingText(registration.waitingNumber)}</p>
      )}
      {kind === 'applied' && <PaymentCard payment={paymentOf(exam, registration ?? exam)} />}
      <CalendarButton exam={exam} variant="text" block />
    </>
  );
}

/**
 * The outcome: how to pay, the place in line, or whom to contact when the money is on its way
 * already.
 */
export function ResultDialog({ open, outcome, paymentOf, onClose }: Props) {
  return (
    <Dialog
      open={open && outcome !== null}
      onClose={onClose}
      closeOnBack={false}
      size="s"
      hideClose
      title={outcome ? TITLE[outcome.kind] : registrationTexts.title}
      footer={
        <Button variant="primary" size="large" block onClick={onClose}>
          {resultTexts.confirm}
        </Button>
      }
    >
      <Stack gap={12}>{outcome && <Done outcome={outcome} paymentOf={paymentOf} />}</Stack>
    </Dialog>
  );
}
