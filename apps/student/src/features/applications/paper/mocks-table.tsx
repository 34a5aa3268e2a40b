import {
  registrationBadgeText,
  registrationBadges,
  type MyMockRegistration,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';
import { applicationsTexts as texts, paperTexts } from '../applications-texts';
import { byExamDay, choiceText } from '../tell';
import { PaperTable } from './paper-table';

const HEADS = [paperTexts.exam, texts.examDay, texts.choice, texts.fee, paperTexts.status];

export function MocksTable({ registrations }: { registrations: readonly MyMockRegistration[] }) {
  return (
    <PaperTable name="mocks" heads={HEADS}>
      {byExamDay(registrations).map((registration) => (
        <tr key={registration.id}>
          <th scope="row">{registration.exam.title}</th>
          <td>{formatDay(registration.exam.examDate)}</td>
          <td>{choiceText(registration)}</td>
          <td>{registration.fee === 0 ? texts.free : formatWon(registration.fee)}</td>
          <td>{registrationBadges(registration).map(registrationBadgeText).join(' · ')}</td>
        </tr>
      ))}
    </PaperTable>
  );
}
