import { statusMeanings } from '@academy/app-kit/status';
import { type Account, accountStatusName } from '@academy/domain/accounts';
import { areaName, managerRoleName } from '@academy/domain/rights';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import { accountTexts } from './account-texts';

const texts = accountTexts.list;
const ROLE_ORDER = { ADMIN: 0, MANAGER: 1, READONLY_MANAGER: 2 } as const;

export const areasText = ({ role, areas }: Pick<Account, 'role' | 'areas'>): string => {
  if (role === 'ADMIN') return texts.allAreas;
  return areas.length === 0 ? texts.noAreas : areas.map(areaName).join(', ');
};
export const lastLoginText = ({ lastLoginAt }: Pick<Account, 'lastLoginAt'>): string =>
  lastLoginAt === null ? texts.never : formatMoment(new Date(lastLoginAt));
export const secondFactorText = ({ hasSecondFactor }: Pick<Account, 'hasSecondFactor'>): string =>
  hasSecondFactor ? texts.hasSecondFactor : texts.noSecondFactor;
const statusText = ({ status, mustChangePassword }: Account) =>
  mustChangePassword
    ? `${accountStatusName(status)} · ${texts.mustChange}`
    : accountStatusName(status);

export const accountColumns: readonly GridColumn<Account>[] = [
  {
    id: 'name',
    header: texts.name,
    width: 120,
    card: 'title',
    rowHeader: true,
    fixed: true,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'username',
    header: texts.username,
    width: 130,
    text: ({ username }) => username,
    sortBy: ({ username }) => username.toLowerCase(),
  },
  {
    id: 'role',
    header: texts.role,
    width: 110,
    text: ({ role }) => managerRoleName(role),
    sortBy: ({ role }) => ROLE_ORDER[role],
  },
  { id: 'areas', header: texts.areas, width: 300, grow: true, text: areasText },
  {
    id: 'status',
    header: texts.status,
    width: 170,
    card: 'corner',
    text: statusText,
    sortBy: ({ status }) => accountStatusName(status),
    cell: (account) => (
      <Badge
        meaning={account.mustChangePassword ? 'attention' : statusMeanings.account[account.status]}
      >
        {statusText(account)}
      </Badge>
    ),
  },
  {
    id: 'secondFactor',
    header: texts.secondFactor,
    width: 110,
    text: secondFactorText,
    sortBy: secondFactorText,
  },
  {
    id: 'lastLogin',
    header: texts.lastLogin,
    width: 170,
    text: lastLoginText,
    sortBy: ({ lastLoginAt }) => lastLoginAt,
  },
  {
    id: 'logins',
    header: texts.logins,
    width: 96,
    align: 'end',
    text: ({ sessionCount }) => texts.loginCount(sessionCount),
    sortBy: ({ sessionCount }) => sessionCount,
  },
];
