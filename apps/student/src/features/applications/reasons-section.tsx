import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import {
  reasonCategoryName,
  reasonStatusName,
  reasonSentence,
  type AbsenceReason,
} from '@academy/domain/reasons';
import { Badge } from '@academy/ui/badge';
import { applicationsTexts as texts } from './applications-texts';
import { Item, Section } from './section';

/** One-off reasons of this month and later, with what happened to them. */
export function ReasonsSection({ reasons }: { reasons: readonly AbsenceReason[] }) {
  return (
    <Section name="reasons" to="/submit">
      {reasons.map((reason) => (
        <Item
          key={reason.id}
          title={reasonSentence(reason)}
          badges={
            <Badge meaning={statusMeanings.reason[reason.status]}>
              {reasonStatusName(reason.status)}
            </Badge>
          }
          facts={[{ label: texts.number, value: reason.receiptNumber }]}
          rejectReason={reason.rejectReason}
        >
          <p className={textStyles.help}>
            {reasonCategoryName(reason.category)} · {reason.text}
          </p>
        </Item>
      ))}
    </Section>
  );
}
