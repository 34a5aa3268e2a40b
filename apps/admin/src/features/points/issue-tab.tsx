import { useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { Button } from '@academy/ui/button';
import { seoulDay } from '@academy/domain/time';
import { useId, useMemo } from 'react';
import { useNow } from '../../shared/use-now';
import { historyColumns } from './history-columns';
import listStyles from './history-list.module.css';
import { HistoryList } from './history-list';
import { historyTexts } from './history-texts';
import type { IssueDraft } from './issue-draft';
import { IssueForm } from './issue-form';
import { issueTexts } from './issue-texts';
import styles from './points-page.module.css';
import { usePointHistory } from './use-point-history';

interface Props {
  draft: IssueDraft;
  onDraft: (change: (draft: IssueDraft) => IssueDraft) => void;
  onHistory: () => void;
}

/** 부여: the form, and below it what was given today, voided lines struck through. */
export function IssueTab({ draft, onDraft, onHistory }: Props) {
  const id = useId();
  const today = seoulDay(useNow());
  const filter = useMemo(() => ({ issuedOn: today, voided: 'true' as const }), [today]);
  const history = usePointHistory(filter);
  const view = useGridView('points-today', historyColumns);
  const { rows, rewardTotal, penaltyTotal } = history;
  return (
    <div className={styles.tab}>
      <IssueForm draft={draft} onDraft={onDraft} />
      <section className={styles.tab} aria-labelledby={id}>
        <header className={styles.line}>
          <h2 id={id} className={styles.heading}>
            {issueTexts.today}
          </h2>
          <span className={styles.count} aria-live="polite">
            {rows &&
              rows.length > 0 &&
              `${historyTexts.shown(rows.length, history.hasNextPage)} · ${historyTexts.sums(rewardTotal, penaltyTotal)}`}
          </span>
          <Button size="dense" onClick={onHistory}>
            {historyTexts.toHistory}
          </Button>
        </header>
        <HistoryList
          history={history}
          view={view}
          label={issueTexts.today}
          className={listStyles.below}
          empty={<EmptyState title={historyTexts.emptyToday} />}
        />
      </section>
    </div>
  );
}
