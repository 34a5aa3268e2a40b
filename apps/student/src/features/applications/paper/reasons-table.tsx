import {
  reasonCategoryName,
  reasonStatusName,
  reasonSentence,
  type AbsenceReason,
} from '@academy/domain/reasons';
import { applicationsTexts as texts, paperTexts } from '../applications-texts';
import styles from '../applications-paper.module.css';
import { PaperTable, stateText } from './paper-table';

const HEADS = [texts.number, paperTexts.when, paperTexts.why, paperTexts.status];

export function ReasonsTable({ reasons }: { reasons: readonly AbsenceReason[] }) {
  return (
    <PaperTable name="reasons" heads={HEADS}>
      {reasons.map((reason) => (
        <tr key={reason.id}>
          <th scope="row" className={styles.whole}>
            {reason.receiptNumber}
          </th>
          <td>{reasonSentence(reason)}</td>
          <td>
            {reasonCategoryName(reason.category)} · {reason.text}
          </td>
          <td>{stateText(reasonStatusName(reason.status), reason.rejectReason)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}
