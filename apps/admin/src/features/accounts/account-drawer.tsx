import { type Account, accountStatusName } from '@academy/domain/accounts';
import { formatMoment } from '@academy/domain/time';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { useState } from 'react';
import { lastLoginText, secondFactorText } from './account-columns';
import { AccountActions } from './account-actions';
import { AccountForm } from './account-form';
import { accountTexts } from './account-texts';

const texts = accountTexts.list;

const factsOf = (account: Account) => [
  { label: texts.username, value: account.username },
  { label: texts.status, value: accountStatusName(account.status) },
  { label: texts.created, value: formatMoment(new Date(account.createdAt)) },
  ...(account.approvedAt === null
    ? []
    : [
        {
          label: texts.approved,
          value: texts.approvedBy(
            formatMoment(new Date(account.approvedAt)),
            account.approvedByName ?? account.name,
          ),
        },
      ]),
  { label: texts.secondFactor, value: secondFactorText(account) },
  { label: texts.lastLogin, value: lastLoginText(account) },
  { label: texts.logins, value: texts.loginCount(account.sessionCount) },
];

interface Props {
  accounts: readonly Account[];
  /** In the address; empty or unknown: nothing is open. */
  openId: string;
  onClose: () => void;
}

/** Everything about one account, and what can be done to it. */
export function AccountDrawer({ accounts, openId, onClose }: Props) {
  const account = accounts.find(({ id }) => id === openId);
  const [dirty, setDirty] = useState(false);
  return (
    <Drawer
      open={account !== undefined}
      onClose={onClose}
      title={account?.name}
      closeOnBack={false}
      dismissible={!dirty}
    >
      {account && (
        <Stack gap={24}>
          <KeyValueList items={factsOf(account)} />
          <AccountForm
            key={account.id}
            account={account}
            accounts={accounts}
            onDirtyChange={setDirty}
          />
          <AccountActions account={account} accounts={accounts} />
        </Stack>
      )}
    </Drawer>
  );
}
