import type { Db } from '../../db/database';
import { secondsUntil, spend } from '../../http/limits/limits';
import type { Budget } from '../../http/limits/limits-db';
import { spansOf } from '../../http/limits/network';
import { tooMany } from '../../http/errors/refusal';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The academy's own network asks for many people (`LOGIN_TRUSTED_NETWORKS`), as at the login. */
const TRUSTED_FACTOR = 20;

const perAddress = (
  what: string,
  ip: string,
  [minute, hour, net]: readonly [number, number, number],
): Budget[] => {
  const [own, wider = own] = spansOf(ip);
  return [
    { key: `${what}:ip-minute:${own}`, limit: minute, seconds: MINUTE },
    { key: `${what}:ip-hour:${own}`, limit: hour, seconds: HOUR },
    { key: `${what}:net-hour:${wider}`, limit: net, seconds: HOUR },
  ];
};

/**
 * Whether an ID is taken is told to anybody, but not to a dictionary: 20 questions a minute, 120 an
 * hour, 300 an hour per /24.
 */
const checkBudgets = (ip: string) => perAddress('check-id', ip, [20, 120, 300]);

/**
 * A signup costs a hash and somebody's attention: 5 a minute, 20 an hour, 60 an hour per /24, and
 * 100 an hour from everywhere together.
 */
const signupBudgets = (ip: string) => perAddress('signup', ip, [5, 20, 60]);
const ALL_SIGNUPS: Budget = { key: 'signup:all-hour', limit: 100, seconds: HOUR };

export function createAccountBudgets(db: Db, isTrusted: (ip: string) => boolean) {
  const widened = (budgets: readonly Budget[], ip: string) =>
    budgets.map((budget) => ({
      ...budget,
      limit: budget.limit * (isTrusted(ip) ? TRUSTED_FACTOR : 1),
    }));

  async function take(budgets: readonly Budget[], now: Date): Promise<void> {
    const exhausted = await spend(db, budgets, now);
    if (exhausted.length > 0)
      throw tooMany(
        secondsUntil(
          exhausted.map(({ until }) => until),
          now,
        ),
      );
  }

  return {
    check: ({ ip, now }: { ip: string; now: Date }) => take(widened(checkBudgets(ip), ip), now),
    signup: ({ ip, now }: { ip: string; now: Date }) =>
      take([...widened(signupBudgets(ip), ip), ALL_SIGNUPS], now),
  };
}

export type AccountBudgets = ReturnType<typeof createAccountBudgets>;
