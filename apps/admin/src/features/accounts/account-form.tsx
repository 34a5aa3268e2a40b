import { ApiError, errorText } from '@academy/api-client';
import { useUnsavedChanges } from '@academy/app-kit/forms';
import type { Account } from '@academy/domain/accounts';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { useEffect, useState, type FormEvent } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import { accountTexts } from './account-texts';
import { useAccountWork } from './accounts-queries';
import { GrantsFields } from './grants-fields';
import { whyNot } from './why-not';

const { list, actions, done } = accountTexts;

type Draft = Partial<Pick<Account, 'name' | 'role' | 'areas'>>;

/** What a draft changes about the account as it stands now. */
function changesOf(draft: Draft, { name, role, areas }: Account): Draft {
  return {
    ...(draft.name !== undefined && draft.name !== name && { name: draft.name }),
    ...(draft.role !== undefined && draft.role !== role && { role: draft.role }),
    ...(draft.areas !== undefined && draft.areas.join() !== areas.join() && { areas: draft.areas }),
  };
}

interface Props {
  account: Account;
  accounts: readonly Account[];
  onDirtyChange: (dirty: boolean) => void;
}

/**
 * Name, role and areas. What somebody else saves meanwhile comes in where this form changed
 * nothing.
 */
export function AccountForm({ account, accounts, onDirtyChange }: Props) {
  const me = useManager();
  const [draft, setDraft] = useState<Draft>({});
  const work = useAccountWork();
  const changes = changesOf(draft, account);
  const dirty = Object.keys(changes).length > 0;
  useUnsavedChanges(dirty);
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const shown = { ...account, ...draft };
  const fields = work.error instanceof ApiError ? work.error.errors : undefined;
  const edit =
    (body: Draft, { version }: Pick<Account, 'version'>) =>
    () =>
      api.editAccount({
        params: { managerId: account.id },
        body,
        headers: { 'If-Match': `"${version}"` },
      });

  function takeBack({ name, role, areas }: Account, saved: Account) {
    const say = () => void toasts.show({ text: done.undone, tone: 'success' });
    work.mutate(
      { call: edit({ name, role, areas }, saved), done: say },
      {
        onError: (error) =>
          void toasts.show({ text: errorText(error, actions.failed), tone: 'danger' }),
      },
    );
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const before = account;
    work.mutate({
      call: edit(changes, account),
      done(saved) {
        setDraft({});
        toasts.show({
          text: done.saved(saved.name),
          tone: 'success',
          undo: { label: actions.undo, run: () => takeBack(before, saved) },
        });
      },
    });
  }

  return (
    <Stack as="form" gap={16} onSubmit={save} noValidate>
      <TextField
        label={list.name}
        value={shown.name}
        onValueChange={(name) => setDraft({ ...draft, name })}
        error={fields?.name}
      />
      <GrantsFields
        value={shown}
        onRoleChange={(role) => setDraft({ ...draft, role })}
        onAreasChange={(areas) => setDraft({ ...draft, areas })}
        roleReason={
          account.role === 'ADMIN'
            ? whyNot({ kind: 'edit', role: 'MANAGER' }, account, { accounts, actorId: me.id })
            : undefined
        }
      />
      <InlineError>{work.error && !fields && errorText(work.error, actions.failed)}</InlineError>
      <Button
        type="submit"
        variant="primary"
        loading={work.isPending}
        disabledReason={dirty ? undefined : actions.unchanged}
      >
        {actions.save}
      </Button>
    </Stack>
  );
}
