import {
  feeAccount,
  isShown,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';
import { FamilyTextsDialog } from '../../../shared/notices/family-texts';
import { useAcademy } from '../../../shared/session/use-academy';
import { messages } from '../../../shared/texts/messages';
import { registrationTexts as texts } from '../mocks-texts';

interface Props {
  exam: Pick<ManagedExam, 'title' | 'registrationEndDate' | 'depositDeadline'>;
  registrations: readonly ManagedRegistration[];
  onClose: () => void;
}

/** What is written to the family of each who has not paid the fee. */
export function UnpaidFees({ exam, registrations, onClose }: Props) {
  const academy = useAcademy()?.name || messages.appName;
  const until = formatDay(exam.depositDeadline ?? exam.registrationEndDate);
  const rows = registrations
    .filter((row) => isShown(row, 'unpaid'))
    .map((row) => {
      const due = formatWon(feeAccount(row).due);
      const text = texts.unpaidText({ academy, exam: exam.title, until, name: row.name, due });
      return { id: row.id, name: row.name, facts: [due], text };
    });
  return <FamilyTextsDialog title={texts.unpaidTexts} rows={rows} onClose={onClose} />;
}
