import { ifMatch } from '@academy/app-kit/forms';
import { sendOnce } from '@academy/app-kit/writes';
import type { Account } from '@academy/domain/accounts';
import { areaName, managerRoleName } from '@academy/domain/rights';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import type { InboxItem, InboxSource } from '../../../shared/inbox-item';
import { useManager } from '../../../shared/session/use-manager';
import { accountTexts } from '../account-texts';
import { accountQueries } from '../accounts-queries';

const { actions, done, inbox, questions } = accountTexts;

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
    to: '/settings?tab=accounts',
  };
}

/** Signups that wait; none without the right to decide about them. */
export function useSignupItems(): InboxSource {
  const decides = useManager().can('accounts.manage');
  const { data, isError } = useQuery({ ...accountQueries.list(), enabled: decides });
  const items = useMemo(
    () =>
      decides
        ? data?.content
            .filter(({ status }) => status === 'PENDING')
            .map((account) => itemOf(account))
        : [],
    [data, decides],
  );
  return { items, isError };
}
