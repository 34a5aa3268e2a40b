import { ifMatch } from '@academy/app-kit/forms';
import { sendOnce } from '@academy/app-kit/writes';
import { signupsByNetwork, type Account, type SignupGroup } from '@academy/domain/accounts';
import { areaName, managerRoleName } from '@academy/domain/rights';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import type { InboxItem, InboxSource } from '../../../shared/inbox-item';
import { useManager } from '../../../shared/session/use-manager';
import { firstNames } from '../../../shared/texts/kit-texts';
import { accountTexts } from '../account-texts';
import { accountQueries } from '../accounts-queries';

const { actions, done, inbox, list, questions } = accountTexts;

const PAGE = '/settings?tab=accounts';
/** More than these say nothing at a glance; the page has them all. */
const NAMES = 10;

function itemOf({ id, name, username, createdAt, role, areas, version }: Account): InboxItem {
  const params = { managerId: id };
  const once = <Answer>(what: string, send: (key: string) => Promise<Answer>) =>
    sendOnce(`${what} ${id} ${version}`, { send });
  return {
    key: `a-${id}`,
    at: createdAt,
    kind: inbox.kind,
    name,
    details: username,
    title: inbox.title,
    facts: [
      { label: inbox.role, value: managerRoleName(role) },
      { label: inbox.areas, value: areas.map(areaName).join(', ') },
    ],
    effect: inbox.effect,
    accept: {
      label: actions.approve,
      // What does not come back is asked about first.
      asks: { title: questions.approve.title(name), body: questions.approve.body },
      run: async () => {
        await once('approve', (key) =>
          api.approveAccount({ params, body: { role, areas }, key, ...ifMatch(version) }),
        );
        return { said: done.approved(name) };
      },
    },
    reject: {
      label: actions.reject,
      asks: { title: questions.reject.title(name), body: questions.reject.body },
      run: async () => {
        await once('reject', (key) => api.rejectAccount({ params, key, ...ifMatch(version) }));
        return { said: done.rejected(name) };
      },
    },
    to: PAGE,
  };
}

/** Signups of one network: one item, which can only be refused as a whole. */
function itemOfGroup({ from, accounts }: SignupGroup): InboxItem {
  const managerIds = accounts.map(({ id }) => id);
  const [oldest] = accounts.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return {
    // Stays the same while more of them come in.
    key: `g-${from}-${oldest?.id}`,
    at: oldest?.createdAt ?? '',
    kind: inbox.kind,
    name: list.from(from, accounts.length),
    details: '',
    title: inbox.together(accounts.length),
    facts: [
      {
        label: inbox.names,
        value: firstNames(
          accounts.map(({ name }) => name),
          NAMES,
        ),
      },
    ],
    effect: inbox.togetherEffect,
    accept: { label: actions.approve, disabledReason: inbox.approveOneByOne },
    reject: {
      label: actions.rejectTogether,
      asks: {
        title: questions.rejectTogether.title(accounts.length),
        body: questions.rejectTogether.allBody,
      },
      run: async () => {
        const { rejected, skipped } = await sendOnce(`reject ${managerIds.join()}`, {
          send: (key) => api.rejectAccounts({ body: { managerIds }, key }),
        });
        return { said: done.rejectedTogether(rejected.length, skipped.length) };
      },
    },
    to: PAGE,
  };
}

function itemsOf(accounts: readonly Account[]): InboxItem[] {
  const { alone, groups } = signupsByNetwork(accounts.filter(({ status }) => status === 'PENDING'));
  return [...alone.map(itemOf), ...groups.map(itemOfGroup)];
}

/** Signups that wait; none without the right to decide about them. */
export function useSignupItems(): InboxSource {
  const decides = useManager().can('accounts.manage');
  const { data, isError } = useQuery({ ...accountQueries.list(), enabled: decides });
  const items = useMemo(() => (decides ? data && itemsOf(data.content) : []), [data, decides]);
  return { items, isError };
}
