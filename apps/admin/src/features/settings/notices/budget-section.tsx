import { formatWon } from '@academy/domain/money';
import { NumberField } from '@academy/ui/number-field';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { LoadError } from '../../../shared/page/load-error';
import { onTopics, useLiveQueries } from '../../../shared/use-live-queries';
import { Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import type { NoticeDraft } from './notice-model';
import { noticeTabTexts as texts } from './notice-tab-texts';

const all = ['messages', 'budget'] as const;
const touched = onTopics(all, 'messages', 'settings');

/** What paid messages have cost this month, and what the saved budget has left. */
function Spent() {
  useLiveQueries(all, touched);
  const { data, isError, refetch } = useQuery({
    queryKey: all,
    queryFn: ({ signal }) => api.messageBudget({ signal }),
    staleTime: 0,
  });
  if (!data) return isError && <LoadError onRetry={() => void refetch()} />;
  const { spent, left } = data;
  return (
    <p className={styles.help}>
      {texts.spent(formatWon(spent))}
      {left !== null && ` · ${texts.left(formatWon(left))}`}
    </p>
  );
}

/** How much may be spent on texts in a month, and how much was. */
export function BudgetSection({ form, disabledReason }: SectionProps<NoticeDraft>) {
  return (
    <Section {...texts.sections.budget}>
      <div className={styles.half}>
        <NumberField
          label={form.model.fields.monthlyBudget.label}
          hint={texts.budgetHint}
          unit={texts.won}
          value={form.draft.monthlyBudget}
          error={form.errors.monthlyBudget}
          onValueChange={(value) => form.set('monthlyBudget', value)}
          disabledReason={disabledReason}
          reasonHidden
        />
      </div>
      <Spent />
    </Section>
  );
}
