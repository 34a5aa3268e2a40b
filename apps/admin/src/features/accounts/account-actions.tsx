import { errorText } from '@academy/api-client';
import type { Account } from '@academy/domain/accounts';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { ConfirmDialog, Dialog } from '@academy/ui/dialog';
import { WarningIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/session/use-manager';
import styles from './account-drawer.module.css';
import { accountTexts } from './account-texts';
import { useAccountCall, useAccountWork, useUndoAccounts } from './accounts-queries';
import { whyNot } from './why-not';

const { actions, questions, done } = accountTexts;
type Question = 'disable' | 'signOut' | 'temporary' | 'secondFactor';

/** What is asked about an account, and what is done when the answer is yes. */
function useAccountActions({ id, name }: Account) {
  const [asking, setAsking] = useState<Question>();
  const work = useAccountWork(id);
  const [issued, setIssued] = useState<Awaited<ReturnType<typeof api.issueTemporaryPassword>>>();
  const params = { managerId: id };
  const issue = useAccountCall(
    `new password of ${id}`,
    () => api.issueTemporaryPassword({ params }),
    (answer) => {
      setAsking(undefined);
      setIssued(answer);
    },
  );
  const { announce } = useUndoAccounts();
  const complain = (error: Error) =>
    void toasts.show({ text: errorText(error, actions.failed), tone: 'danger' });
  const enable = () =>
    work.run({
      call: () => api.enableAccount({ params }),
      done: ({ undo }) => announce(done.enabled(name), undo),
      failed: complain,
    });
  const close = () => {
    setAsking(undefined);
    setIssued(undefined);
    work.forget();
    issue.forget();
  };
  const closeAndSay = (...said: Parameters<typeof announce>) => {
    setAsking(undefined);
    announce(...said);
  };
  const answers: Record<Question, () => void> = {
    disable: () =>
      work.run({
        call: () => api.disableAccount({ params }),
        done: ({ undo }) => closeAndSay(done.disabled(name), undo),
      }),
    signOut: () =>
      work.run({
        call: () => api.signOutAccount({ params }),
        done: () => closeAndSay(done.signedOut(name)),
      }),
    temporary: () => issue.run(),
    secondFactor: () =>
      work.run({
        call: () => api.resetSecondFactor({ params }),
        done: () => closeAndSay(done.secondFactorReset(name)),
      }),
  };
  const failure = work.error ?? issue.error;
  return {
    asking,
    ask: setAsking,
    answer: () => asking && answers[asking](),
    close,
    enable,
    enabling: work.isPending,
    busy: work.isPending || issue.isPending,
    error: failure ? errorText(failure, actions.failed) : undefined,
    issued,
  };
}

const labels: Record<Question, string> = {
  disable: actions.disable,
  signOut: actions.signOut,
  temporary: actions.temporary,
  secondFactor: actions.resetSecondFactor,
};

/**
 * Disables and enables an account, ends its logins, sets a temporary password. What signs the
 * person out is asked about first.
 */
export function AccountActions({
  account,
  accounts,
}: {
  account: Account;
  accounts: readonly Account[];
}) {
  const { name, status } = account;
  const me = useManager();
  const { asking, ask, ...work } = useAccountActions(account);
  const why = (change: Parameters<typeof whyNot>[0]) =>
    whyNot(change, account, { accounts, actorId: me.id });
  const question = asking && questions[asking];

  return (
    <div className={styles.actions}>
      <Button disabledReason={why({ kind: 'temporary-password' })} onClick={() => ask('temporary')}>
        {actions.temporary}
      </Button>
      <Button disabledReason={why({ kind: 'sign-out' })} onClick={() => ask('signOut')}>
        {actions.signOut}
      </Button>
      <Button
        disabledReason={why({ kind: 'reset-second-factor', isSetUp: account.hasSecondFactor })}
        onClick={() => ask('secondFactor')}
      >
        {actions.resetSecondFactor}
      </Button>
      {status === 'DISABLED' ? (
        <Button loading={work.enabling} onClick={work.enable}>
          {actions.enable}
        </Button>
      ) : (
        <Button disabledReason={why({ kind: 'disable' })} onClick={() => ask('disable')}>
          {actions.disable}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={question?.title(name)}
        confirmLabel={asking ? labels[asking] : ''}
        danger={asking === 'disable'}
        busy={work.busy}
        error={work.error}
        onClose={work.close}
        onConfirm={work.answer}
      >
        {question?.body}
      </ConfirmDialog>
      <TemporaryPassword name={name} issued={work.issued} onClose={work.close} />
    </div>
  );
}

const texts = accountTexts.temporary;

interface Props {
  name: string;
  /** The server's answer, which it gives only once. */
  issued: { temporaryPassword: string; expiresAt: string } | undefined;
  onClose: () => void;
}

/**
 * The one place and the one moment in which a temporary password can be read. A press beside the
 * dialog does not lose it.
 */
function TemporaryPassword({ name, issued, onClose }: Props) {
  return (
    <Dialog open={issued !== undefined} onClose={onClose} title={texts.title} dismissible={false}>
      {issued && (
        <>
          <p>{texts.body(name, formatMoment(new Date(issued.expiresAt)))}</p>
          <p className={styles.secret}>
            <code className={styles.code} aria-label={texts.label}>
              {issued.temporaryPassword}
            </code>
            <CopyButton
              text={issued.temporaryPassword}
              label={texts.copy}
              copiedLabel={texts.copied}
              failedLabel={texts.copyFailed}
            />
          </p>
          <p className={styles.once}>
            <WarningIcon size={20} /> {texts.once}
          </p>
        </>
      )}
    </Dialog>
  );
}
