import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import {
  formatPoint,
  POINT_REASON_LIMIT,
  pointFilterName,
  type IssueTerms,
} from '@academy/domain/points';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { Select } from '@academy/ui/select';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useManager } from '../../../../shared/session/use-manager';
import styles from './detail-step.module.css';
import { dateOf, detailLimit, type IssueDraft } from '../issue-draft';
import { pointQueries } from '../../points-queries';
import { issueTexts } from '../../points-texts';
import { Step } from './step';
import { dotted } from '@academy/domain/text';

const texts = issueTexts.detail;

interface Props {
  draft: IssueDraft;
  today: CalendarDay;
  terms: IssueTerms | null;
  onChange: (
    change: Partial<Pick<IssueDraft, 'date' | 'period' | 'detail' | 'memo' | 'asksConfirmation'>>,
  ) => void;
  disabledReason: string | undefined;
}

/** What the student will read, as their own list shows it. */
function StudentPreview({
  terms,
  date,
  issuer,
}: {
  terms: IssueTerms | null;
  date: CalendarDay | null;
  issuer: string;
}) {
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3 className={styles.previewTitle}>{texts.preview}</h3>
      {terms === null || date === null ? (
        <p className={textStyles.nothing}>{texts.nothing}</p>
      ) : (
        <div className={styles.point}>
          <Badge
            meaning={statusMeanings.point[terms.pointType]}
          >{`${pointFilterName(terms.pointType)} ${formatPoint(terms)}`}</Badge>
          <span className={styles.reason}>{terms.reason}</span>
          <span className={styles.facts}>{dotted(formatDay(date), issuer)}</span>
          {terms.asksConfirmation && <span className={styles.facts}>{texts.asked}</span>}
        </div>
      )}
    </section>
  );
}

/** ③ 발생일 · 교시 · 상세 사유, and what of it the student sees. */
export function DetailStep({ draft, today, terms, onChange, disabledReason }: Props) {
  const { can, name } = useManager();
  const date = dateOf(draft, today);
  const periods =
    useQuery({ ...pointQueries.sheet(date ?? today), enabled: can('attendance.read') }).data
      ?.periods ?? [];
  const limit = detailLimit(draft.period);
  const locked = disabledReason === undefined ? {} : { disabledReason, reasonHidden: true };
  return (
    <Step title={texts.title}>
      <div className={styles.pair}>
        <DateField
          label={texts.date}
          pickerLabel={texts.pick}
          max={today}
          value={draft.date === '' ? today : draft.date}
          {...locked}
          error={
            date === null ? (draft.date > today ? issueTexts.future : texts.wrongDate) : undefined
          }
          onValueChange={(typed) => onChange({ date: typed === today ? '' : typed })}
        />
        {(periods.length > 0 || draft.period !== '') && (
          <Select
            label={texts.period}
            value={draft.period}
            {...locked}
            onValueChange={(period) =>
              onChange({ period, detail: draft.detail.slice(0, detailLimit(period)) })
            }
          >
            <option value="">{texts.noPeriod}</option>
            {[
              ...new Set([
                ...periods.map((period) => period.name),
                ...(draft.period === '' ? [] : [draft.period]),
              ]),
            ].map((period) => (
              <option key={period} value={period}>
                {period}
              </option>
            ))}
          </Select>
        )}
      </div>
      <TextArea
        label={texts.detail}
        rows={2}
        maxLength={limit}
        value={draft.detail}
        hint={texts.detailHint(limit - draft.detail.length)}
        {...locked}
        onValueChange={(detail) => onChange({ detail })}
      />
      <TextField
        label={texts.memo}
        hint={texts.memoHint}
        maxLength={POINT_REASON_LIMIT}
        value={draft.memo}
        {...locked}
        onValueChange={(memo) => onChange({ memo })}
      />
      {terms?.pointType === 'PENALTY' && (
        <Checkbox
          label={texts.asks}
          checked={terms.asksConfirmation}
          {...locked}
          onCheckedChange={(asksConfirmation) => onChange({ asksConfirmation })}
        />
      )}
      <StudentPreview terms={terms} date={date} issuer={name} />
    </Step>
  );
}
