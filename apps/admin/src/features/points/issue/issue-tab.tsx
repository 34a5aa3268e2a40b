import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import type { StudentId } from '@academy/domain/ids';
import { issueButtonText, pointFilterName } from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { retryText } from '@academy/ui/words';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { historyColumns } from '../history/history-columns';
import { HistoryList, usePointHistory } from '../history/history-list';
import listStyles from '../history/history-list.module.css';
import pageStyles from '../points-page.module.css';
import { confirmationsText, historyTexts, issueTexts as texts } from '../points-texts';
import { DetailStep } from './steps/detail-step';
import { EffectTable } from './effect-table';
import { afterIssue, loadGroup, type IssueDraft } from './issue-draft';
import styles from './issue-tab.module.css';
import { beginAgain } from './go-on';
import { ItemStep } from './steps/item-step';
import { Step } from './steps/step';
import { StudentStep } from './steps/student-step';
import { useIssue } from './use-issue';
import { isIncluded, useIssueForm, type IssueFormState } from './use-issue-form';

const PasteDialog = lazyPart(async () => (await import('./paste/paste-dialog')).PasteDialog, null);

interface IssueFormProps {
  draft: IssueDraft;
  onDraft: (change: (draft: IssueDraft) => IssueDraft) => void;
}

interface EffectProps {
  form: IssueFormState;
  draft: IssueDraft;
  onInclude: (studentId: StudentId, on: boolean) => void;
}

/** What would come of it, or that it is still asked for. */
function Effect({ form: { rows, preview }, draft, onInclude }: EffectProps) {
  if (rows)
    return (
      <EffectTable
        rows={rows}
        isIncluded={(row) => isIncluded(row, draft)}
        onInclude={({ studentId }, on) => onInclude(studentId, on)}
      />
    );
  return preview.isError ? (
    <ErrorState title={texts.effect.stale} onRetry={() => void preview.refetch()} />
  ) : (
    <Skeleton height="160px" />
  );
}

/** What a pasted table has left. */
function Queue({ left, onDrop }: { left: number; onDrop: () => void }) {
  return (
    <Banner
      kind="info"
      action={
        <Button size="dense" onClick={onDrop}>
          {texts.dropQueue}
        </Button>
      }
    >
      {texts.queue(left)}
    </Banner>
  );
}

interface SubmitProps {
  form: IssueFormState;
  issuing: ReturnType<typeof useIssue>;
  blocked: string | undefined;
  /** No student is chosen. */
  isEmpty: boolean;
}

/** The one button; what failed is said beside it, and can be asked for once more. */
function Submit({
  form: { terms, count },
  issuing: { issue, busy, failure },
  blocked,
  isEmpty,
}: SubmitProps) {
  return (
    <>
      <InlineError>{failure?.text}</InlineError>
      {failure?.unanswered && (
        <Button loading={busy} onClick={() => failure.unanswered && issue(failure.unanswered)}>
          {retryText}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={busy}
        {...(blocked !== undefined && { disabledReason: blocked })}
        {...(isEmpty && { onKeyDown: beginAgain })}
      >
        {terms
          ? issueButtonText(pointFilterName(terms.pointType), terms.points, count)
          : texts.submit}
      </Button>
    </>
  );
}

/** Three steps from left to right, what would come of it, and the one button. */
function IssueForm({ draft, onDraft }: IssueFormProps) {
  const missing = useManager().missing('points.write');
  const form = useIssueForm(draft);
  const [pasting, setPasting] = useState(false);
  const issuing = useIssue(() => onDraft((now) => loadGroup(afterIssue(now), now.queue)));
  const change = (part: Partial<IssueDraft>) => {
    issuing.forgetFailure();
    onDraft((now) => ({ ...now, ...part }));
  };
  const { terms, request } = form;
  const blocked = missing ?? form.blocked;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!issuing.busy && blocked === undefined && request) issuing.issue(request);
  }

  return (
    <form className={columnStyles.gap16} noValidate onSubmit={submit}>
      <div className={styles.steps}>
        <StudentStep
          students={form.students}
          chosen={draft.studentIds}
          disabledReason={missing}
          onChange={(studentIds) => change({ studentIds })}
          onPaste={() => setPasting(true)}
        />
        <ItemStep
          presets={form.presets}
          item={draft.item}
          disabledReason={missing}
          onChange={(item) => change({ item, asksConfirmation: null, decided: {} })}
        />
        <DetailStep
          draft={draft}
          today={form.today}
          terms={terms}
          disabledReason={missing}
          onChange={change}
        />
      </div>
      {terms !== null && draft.studentIds.length > 0 && (
        <Step title={texts.effect.title}>
          <Effect
            form={form}
            draft={draft}
            onInclude={(studentId, on) =>
              change({ decided: { ...draft.decided, [studentId]: on } })
            }
          />
        </Step>
      )}
      <div className={styles.bar}>
        {draft.queue.length > 0 && (
          <Queue left={draft.queue.length} onDrop={() => change({ queue: [] })} />
        )}
        <Submit
          form={form}
          issuing={issuing}
          blocked={blocked}
          isEmpty={draft.studentIds.length === 0}
        />
      </div>
      {pasting && (
        <PasteDialog
          form={form}
          onClose={() => setPasting(false)}
          onNames={(studentIds) =>
            onDraft((now) => ({
              ...now,
              studentIds: [...new Set([...now.studentIds, ...studentIds])],
            }))
          }
          onGroups={(groups) => onDraft((now) => loadGroup(now, groups))}
        />
      )}
    </form>
  );
}

interface Props {
  draft: IssueDraft;
  onDraft: (change: (draft: IssueDraft) => IssueDraft) => void;
  onHistory: () => void;
  /** To the points of today that wait for their students. */
  onUnconfirmed: () => void;
}

/** 부여: the form, and below it what was given today, voided lines struck through. */
export function IssueTab({ draft, onDraft, onHistory, onUnconfirmed }: Props) {
  const id = useId();
  const today = seoulDay(useNow());
  const filter = useMemo(() => ({ issuedOn: today, voided: 'true' as const }), [today]);
  const history = usePointHistory(filter);
  const view = useGridView('points-today', historyColumns);
  const { rows, rewardTotal, penaltyTotal, confirmations } = history;
  return (
    <div className={pageStyles.tab}>
      <IssueForm draft={draft} onDraft={onDraft} />
      <section className={pageStyles.tab} aria-labelledby={id}>
        <Row as="header" gap={12} lineGap={8} align="center">
          <h2 id={id} className={textStyles.title}>
            {texts.today}
          </h2>
          <span className={pageStyles.count} aria-live="polite">
            {rows &&
              rows.length > 0 &&
              [
                historyTexts.shown(rows.length, history.hasNextPage),
                historyTexts.sums(rewardTotal, penaltyTotal),
                confirmationsText(confirmations),
              ]
                .filter(Boolean)
                .join(' · ')}
          </span>
          {confirmations.confirmed < confirmations.asked && (
            <Button size="dense" onClick={onUnconfirmed}>
              {historyTexts.toUnconfirmed(confirmations.asked - confirmations.confirmed)}
            </Button>
          )}
          <Button size="dense" onClick={onHistory}>
            {historyTexts.toHistory}
          </Button>
        </Row>
        <HistoryList
          history={history}
          view={view}
          label={texts.today}
          className={listStyles.below}
          empty={<EmptyState title={historyTexts.emptyToday} />}
        />
      </section>
    </div>
  );
}
