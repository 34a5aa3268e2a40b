import {
  reasonCategoryName,
  reasonStatusName,
  reasonSentence,
  type AbsenceReason,
  type ReasonStatus,
} from '@academy/domain/reasons';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { applicationsTexts as texts } from './applications-texts';
import styles from './applications-page.module.css';
import { Item, Section } from './section';

const TONE: Record<ReasonStatus, BadgeTone> = {
  PENDING: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

/** One-off reasons of this month and later, with what happened to them. */
export function ReasonsSection({ reasons }: { reasons: readonly AbsenceReason[] }) {
  return (
    <Section name="reasons" to="/submit">
      {reasons.map((reason) => (
        <Item
          key={reason.id}
          title={reasonSentence(reason)}
          badges={<Badge tone={TONE[reason.status]}>{reasonStatusName(reason.status)}</Badge>}
          facts={[{ label: texts.number, value: reason.receiptNumber }]}
          rejectReason={reason.rejectReason}
        >
          <p className={styles.what}>
            {reasonCategoryName(reason.category)} · {reason.text}
          </p>
        </Item>
      ))}
    </Section>
  );
}
