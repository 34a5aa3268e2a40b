import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import type { Account, SignupGroup } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { accountTexts } from '../account-texts';
import styles from '../accounts-tab.module.css';
import { useAccountCall } from '../accounts-queries';

const { actions, done } = accountTexts;
const texts = accountTexts.questions.rejectTogether;

const idsOf = (accounts: readonly Account[]) => accounts.map(({ id }) => id);

/** All of them at first; a tick that is taken away keeps a signup. */
function useChoice(groups: readonly SignupGroup[]) {
  const [kept, setKept] = useState<ReadonlySet<ManagerId>>(new Set());
  const chosenOf = (accounts: readonly Account[]) => accounts.filter(({ id }) => !kept.has(id));
  return {
    chosenOf,
    chosen: idsOf(groups.flatMap(({ accounts }) => chosenOf(accounts))),
    set: (ids: readonly ManagerId[], on: boolean) =>
      setKept(
        (before) => new Set([...before].filter((id) => !ids.includes(id)).concat(on ? [] : ids)),
      ),
  };
}

interface Props {
  groups: readonly SignupGroup[];
  onClose: () => void;
}

/** Asks before many signups are refused, and says which; one of them can be kept. */
export function RejectTogether({ groups, onClose }: Props) {
  const { chosen, chosenOf, set } = useChoice(groups);
  const rejection = useAccountCall(
    'reject accounts',
    () => api.rejectAccounts({ body: { managerIds: chosen } }),
    ({ rejected, skipped }) => {
      const text = done.rejectedTogether(rejected.length, skipped.length);
      toasts.show({ text, tone: 'success' });
      onClose();
    },
  );
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={texts.title(chosen.length)}
      hideClose
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {closeText}
          </Button>
          <Button
            variant="danger"
            loading={rejection.isPending}
            disabledReason={chosen.length === 0 ? texts.none : undefined}
            onClick={() => rejection.run()}
          >
            {actions.rejectCount(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p className={textStyles.help}>{texts.body}</p>
        {groups.map(({ from, accounts }) => (
          <div key={from}>
            <Checkbox
              label={texts.network(from, accounts.length)}
              checked={chosenOf(accounts).length === accounts.length}
              indeterminate={
                chosenOf(accounts).length > 0 && chosenOf(accounts).length < accounts.length
              }
              onCheckedChange={(on) => set(idsOf(accounts), on)}
            />
            <ul className={styles.together} aria-label={from}>
              {accounts.map(({ id, name, username }) => (
                <li key={id}>
                  <Checkbox
                    label={texts.person(name, username)}
                    checked={chosen.includes(id)}
                    onCheckedChange={(on) => set([id], on)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <InlineError>{rejection.error && errorText(rejection.error, actions.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
