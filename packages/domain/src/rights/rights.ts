import type { ManagerRole } from './role-schema';
import { AREAS, type Area } from './areas';

interface Rule {
  /** The area that an account must have; `null`: no area gives this right. */
  area: Area | null;
  /** The roles that can have it. */
  roles: readonly ManagerRole[];
  /** Areas that give the right as well. */
  or?: readonly Area[];
}

const reading = (area: Area): Rule => ({ area, roles: ['ADMIN', 'MANAGER', 'READONLY_MANAGER'] });
const writing = (area: Area): Rule => ({ area, roles: ['ADMIN', 'MANAGER'] });
const ADMINS_ONLY: Rule = { area: null, roles: ['ADMIN'] };

/**
 * What a manager may do, right by right. An endpoint names the right that it needs; the server
 * refuses with
 * `forbidden` who has it not, and the screen shows the same answer beforehand.
 * See docs/product/accounts.md#roles-and-areas.
 */
export const rightRules = {
  'meals.read': reading('meals'),
  'meals.write': writing('meals'),
  'deposits.read': reading('deposits'),
  'deposits.write': writing('deposits'),
  'students.read': reading('students'),
  'students.write': writing('students'),
  /** Whole phone numbers, on the screen and in files. */
  'contacts.read': reading('contacts'),
  /** A name to pick: for every account whose work is about students. */
  'student-names.read': {
    ...reading('students'),
    or: ['meals', 'deposits', 'attendance', 'points', 'mocks', 'news'],
  },
  'attendance.read': reading('attendance'),
  'attendance.write': writing('attendance'),
  'points.read': reading('points'),
  'points.write': writing('points'),
  /** A score without a preset (직접 입력): for accounts that set the academy's rules. */
  'points.own-score': writing('settings'),
  'mocks.read': reading('mocks'),
  'mocks.write': writing('mocks'),
  'news.read': reading('news'),
  'news.write': writing('news'),
  'settings.read': reading('settings'),
  'settings.write': writing('settings'),
  'accounts.manage': ADMINS_ONLY,
  'audit.read': ADMINS_ONLY,
  /** Closing a month's books and opening them again. */
  'months.close': { area: 'deposits', roles: ['ADMIN', 'MANAGER'] },
  /** Erasing a person's data for good. */
  'students.erase': ADMINS_ONLY,
  /** Taking, checking and downloading backups, which hold everything. */
  'backups.manage': ADMINS_ONLY,
} as const satisfies Record<string, Rule>;

export type Right = keyof typeof rightRules;

/**
 * What an account may do is decided by these two. An admin has every area, whatever the list says.
 */
export interface Grants {
  role: ManagerRole;
  /** Missing: another server says nothing about areas, and the role alone decides. */
  areas?: readonly Area[] | undefined;
}

/**
 * Whether an account has a right. The same answer on the screen and in the server; the server's is
 * final.
 */
export function can({ role, areas }: Grants, right: Right): boolean {
  const { area, roles, or = [] }: Rule = rightRules[right];
  if (!roles.includes(role)) return false;
  return (
    role === 'ADMIN' ||
    area === null ||
    areas === undefined ||
    [area, ...or].some((one) => areas.includes(one))
  );
}

/**
 * The areas of a new account. Settings are the admin's until granted; a read-only account sees no
 * phone numbers.
 */
export const defaultAreas = (role: ManagerRole): Area[] =>
  AREAS.filter(
    (area) =>
      role === 'ADMIN' || (area !== 'settings' && (role === 'MANAGER' || area !== 'contacts')),
  );
