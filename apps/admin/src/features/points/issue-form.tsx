import { issueButtonText, pointFilterName } from '@academy/domain/points';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { InlineError } from '@academy/ui/inline-error';
import { Skeleton } from '@academy/ui/skeleton';
import { useState, type FormEvent } from 'react';
import { messages } from '../../shared/messages';
import { useManager } from '../../shared/use-manager';
import { DetailStep } from './detail-step';
import { EffectTable } from './effect-table';
import { afterIssue, loadGroup, type IssueDraft } from './issue-draft';
import styles from './issue-form.module.css';
import { issueTexts as texts } from './issue-texts';
import { ItemStep } from './item-step';
import { PasteDialog } from './paste-dialog';
import { Step } from './step';
import { StudentStep } from './student-step';
import { useIssue } from './use-issue';
import { isIncluded, useIssueForm } from './use-issue-form';

interface Props {
  draft: IssueDraft;
  onDraft: (change: (draft: IssueDraft) => IssueDraft) => void;
}

/** Three steps from left to right, what would come of it, and the one button. */
export function IssueForm({ draft, onDraft }: Props) {
  const missing = useManager().missing('points.write');
  const form = useIssueForm(draft);
  const [pasting, setPasting] = useState(false);
  const { issue, busy, failure, forgetFailure } = useIssue(() =>
    onDraft((now) => loadGroup(afterIssue(now), now.queue)),
  );
  const change = (part: Partial<IssueDraft>) => {
    forgetFailure();
    onDraft((now) => ({ ...now, ...part }));
  };
  const { terms, count, preview, rows, wish } = form;
  const blocked = missing ?? form.blocked;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && blocked === undefined && wish) issue(wish);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
          onChange={(item) => change({ item, decided: {} })}
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
          {rows && (
            <EffectTable
              rows={rows}
              isIncluded={(row) => isIncluded(row, draft)}
              onInclude={({ studentId }, on) =>
                change({ decided: { ...draft.decided, [studentId]: on } })
              }
            />
          )}
          {!rows &&
            (preview.isError ? (
              <ErrorState
                title={texts.effect.stale}
                retryLabel={messages.errors.retry}
                onRetry={() => void preview.refetch()}
              />
            ) : (
              <Skeleton height="160px" />
            ))}
        </Step>
      )}
      <div className={styles.bar}>
        {draft.queue.length > 0 && (
          <Banner
            kind="info"
            action={
              <Button size="dense" onClick={() => change({ queue: [] })}>
                {texts.dropQueue}
              </Button>
            }
          >
            {texts.queue(draft.queue.length)}
          </Banner>
        )}
        <InlineError>{failure?.text}</InlineError>
        {failure?.unanswered && (
          <Button loading={busy} onClick={() => failure.unanswered && issue(failure.unanswered)}>
            {messages.errors.retry}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={busy}
          {...(blocked !== undefined && { disabledReason: blocked })}
        >
          {terms
            ? issueButtonText(pointFilterName(terms.pointType), terms.points, count)
            : texts.submit}
        </Button>
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
