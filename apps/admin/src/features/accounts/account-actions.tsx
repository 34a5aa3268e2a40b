import { errorText } from '@academy/api-client';
import type { Account } from '@academy/domain/accounts';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import styles from './account-drawer.module.css';
import { accountTexts } from './account-texts';
import { useAccountCall, useAccountWork } from './accounts-queries';
import { TemporaryPassword } from './temporary-password';
import { whyNot } from './why-not';

const { actions, questions, done } = accountTexts;
type Question = 'disable' | 'signOut' | 'temporary';

/**
 * Stopping and starting an account, ending its logins, a temporary password. What throws somebody
 * out is asked about first.
 */
export function AccountActions({
  account,
  accounts,
}: {
  account: Account;
  accounts: readonly Account[];
}) {
  const { id, name, status } = account;
  const me = useManager();
  const [asking, setAsking] = useState<Question>();
  const work = useAccountWork();
  const params = { managerId: id };
  const issue = useAccountCall(
    () => api.issueTemporaryPassword({ params }),
    () => setAsking(undefined),
  );
  const why = (kind: 'disable' | 'enable' | 'sign-out' | 'temporary-password') =>
    whyNot({ kind }, account, { accounts, actorId: me.id });

  const say = (text: string, undo?: () => void) =>
    void toasts.show({
      text,
      tone: 'success',
      ...(undo && { undo: { label: actions.undo, run: undo } }),
    });
  const complain = (error: Error) =>
    void toasts.show({ text: errorText(error, actions.failed), tone: 'danger' });
  const enable = () =>
    work.mutate(
      { call: () => api.enableAccount({ params }), done: () => say(done.enabled(name)) },
      { onError: complain },
    );
  const close = () => {
    setAsking(undefined);
    work.reset();
    issue.reset();
  };
  const closeAndSay = (...said: Parameters<typeof say>) => {
    setAsking(undefined);
    say(...said);
  };
  const answers: Record<Question, () => void> = {
    disable: () =>
      work.mutate({
        call: () => api.disableAccount({ params }),
        done: () => closeAndSay(done.disabled(name), enable),
      }),
    signOut: () =>
      work.mutate({
        call: () => api.signOutAccount({ params }),
        done: () => closeAndSay(done.signedOut(name)),
      }),
    temporary: () => issue.mutate(),
  };
  const labels = {
    disable: actions.disable,
    signOut: actions.signOut,
    temporary: actions.temporary,
  };
  const question = asking && questions[asking];
  const failure = work.error ?? issue.error;

  return (
    <div className={styles.actions}>
      <Button disabledReason={why('temporary-password')} onClick={() => setAsking('temporary')}>
        {actions.temporary}
      </Button>
      <Button disabledReason={why('sign-out')} onClick={() => setAsking('signOut')}>
        {actions.signOut}
      </Button>
      {status === 'DISABLED' ? (
        <Button loading={work.isPending} onClick={enable}>
          {actions.enable}
        </Button>
      ) : (
        <Button
          variant="danger"
          disabledReason={why('disable')}
          onClick={() => setAsking('disable')}
        >
          {actions.disable}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={question?.title(name)}
        confirmLabel={asking ? labels[asking] : ''}
        danger={asking === 'disable'}
        busy={work.isPending || issue.isPending}
        error={failure ? errorText(failure, actions.failed) : undefined}
        onClose={close}
        onConfirm={() => asking && answers[asking]()}
      >
        {question?.body}
      </ConfirmDialog>
      <TemporaryPassword name={name} issued={issue.data} onClose={close} />
    </div>
  );
}
