import { errorText } from '@academy/api-client';
import { ifMatch, useVersionedForm } from '@academy/app-kit/forms';
import { accountSchema, type Account } from '@academy/domain/accounts';
import { areaName, managerRoleName } from '@academy/domain/rights';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { saveText } from '@academy/ui/words';
import { useEffect, type FormEvent } from 'react';
import { api } from '../../shared/api';
import { clashReason, SaveClash } from '../../shared/forms/save-clash';
import { messages } from '../../shared/texts/messages';
import { useManager } from '../../shared/session/use-manager';
import { accountTexts } from './account-texts';
import { useAccountWork, useUndoAccounts } from './accounts-queries';
import { BranchFields } from './branch-fields';
import { GrantsFields } from './grants-fields';
import { whyNot } from './why-not';

const { list, actions, done } = accountTexts;

type Draft = Pick<Account, 'name' | 'role' | 'areas' | 'branches'>;

const draftOf = ({ name, role, areas, branches }: Account): Draft => ({
  name,
  role,
  areas,
  branches,
});

function valueText({ name, role, areas, branches }: Draft, field: keyof Draft): string {
  if (field === 'name') return name;
  if (field === 'branches') return branches.join(', ');
  return field === 'role' ? managerRoleName(role) : areas.map(areaName).join(', ');
}

/** The draft of one account; saving it can be taken back. */
function useAccountForm(account: Account) {
  const work = useAccountWork(account.id);
  const { announce } = useUndoAccounts();
  const form = useVersionedForm<Account, Draft>({
    loaded: account,
    versionOf: ({ version }) => version,
    draftOf,
    read: (current) => accountSchema.safeParse(current).data,
  });

  const edit = (body: Partial<Draft>, { id, version }: Account) =>
    api.editAccount({ params: { managerId: id }, body, ...ifMatch(version) });

  function save(event: FormEvent) {
    event.preventDefault();
    const { changed, draft } = form;
    const changes = Object.fromEntries(changed.map((field) => [field, draft[field]]));
    void form.submit(async (_, base) => ({
      saved: await work.runAsync({
        call: () => edit(changes, base),
        done: ({ name, undo }) => announce(done.saved(name), undo),
      }),
    }));
  }

  return { form, save };
}

interface Props {
  account: Account;
  accounts: readonly Account[];
  onDirtyChange: (dirty: boolean) => void;
}

/**
 * Name, role, areas and branches: only what was changed is sent, with the version it was read at.
 */
export function AccountForm({ account, accounts, onDirtyChange }: Props) {
  const me = useManager();
  const { form, save } = useAccountForm(account);
  const { draft, dirty, clash, errors, failure } = form;
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  return (
    <Stack as="form" gap={16} onSubmit={save} noValidate>
      {clash && (
        <SaveClash
          key={form.base.version}
          title={messages.saveClash.title}
          form={form}
          clash={clash}
          labels={list}
          valueText={valueText}
        />
      )}
      <TextField
        label={list.name}
        value={draft.name}
        onValueChange={(name) => form.change({ name })}
        error={errors.name}
      />
      <GrantsFields
        value={draft}
        onRoleChange={(role) => form.change({ role })}
        onAreasChange={(areas) => form.change({ areas })}
        roleReason={
          account.role === 'ADMIN'
            ? whyNot({ kind: 'edit', role: 'MANAGER' }, account, { accounts, actorId: me.id })
            : undefined
        }
      />
      {me.branches && (
        <BranchFields
          all={me.branches}
          value={draft}
          onChange={(branches) => form.change({ branches })}
        />
      )}
      <InlineError>
        {failure !== undefined && !errors.name && errorText(failure, actions.failed)}
      </InlineError>
      <Button
        type="submit"
        variant="primary"
        loading={form.busy}
        disabledReason={dirty ? clashReason(clash, list) : actions.unchanged}
      >
        {saveText}
      </Button>
    </Stack>
  );
}
