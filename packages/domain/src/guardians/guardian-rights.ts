import { can, type Grants, type Right } from '../rights';

/** Everything on a guardian's page: an account that hands out its address could open it as well. */
const SHOWN: readonly Right[] = [
  'contacts.read',
  'attendance.read',
  'meals.read',
  'deposits.read',
  'points.read',
  'mocks.read',
];

/** The first right that an account lacks for seeing guardians' addresses; null: it has them all. */
export const missingForLinks = (account: Grants): Right | null =>
  SHOWN.find((right) => !can(account, right)) ?? null;
