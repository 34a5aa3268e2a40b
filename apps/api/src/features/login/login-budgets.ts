import type { Db } from '../../db/database';
import { createTurnstile, refund, secondsUntil, spend } from '../../http/limits';
import { isOnRecord, spendBudgets, type Budget } from '../../http/limits-db';
import { neighbourhood } from '../../http/network';
import { tooMany } from '../../http/refusal';
import { digestOf, phoneLoginKey } from '../../shared/login-keys';
import type { Side } from './refresh-cookie';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const MONTH = 30 * 24 * HOUR;
/** A whole academy behind one address needs more room than a household (`LOGIN_TRUSTED_NETWORKS`). */
const TRUSTED_FACTOR = 20;

const addressKey = (side: Side, span: 'minute' | 'hour' | '') => `${side}-login:ip-${span}`;
const knownKey = (side: Side, ip: string) => `${side}-login:known:${ip}`;

interface Attempt {
  side: Side;
  ip: string;
  /** The number or the user name that was tried. */
  name: string;
  now: Date;
}

/**
 * What a failed login costs: 5 a minute and 20 an hour per address, 60 an hour per /24. A manager's name counts only
 * together with the network it is tried from: a stranger cannot lock anybody out.
 * See docs/product/login.md#limits.
 */
const missBudgets = ({ side, ip, name }: Attempt): Budget[] => [
  { key: `${addressKey(side, 'minute')}:${ip}`, limit: 5, seconds: MINUTE },
  { key: `${addressKey(side, 'hour')}:${ip}`, limit: 20, seconds: HOUR },
  { key: `${side}-login:net-hour:${neighbourhood(ip)}`, limit: 60, seconds: HOUR },
  ...(side === 'manager'
    ? [
        {
          key: `manager-login:name:${digestOf(`${name.toLowerCase()} ${neighbourhood(ip)}`)}`,
          limit: 10,
          seconds: HOUR,
        },
      ]
    : []),
];

/** What any login costs, successful or not: 10 an hour per phone number. */
const attemptBudgets = ({ side, name }: Attempt): Budget[] =>
  side === 'student' ? [{ key: phoneLoginKey(name), limit: 10, seconds: HOUR }] : [];

const widened = (budgets: readonly Budget[], factor: number): Budget[] =>
  budgets.map((budget) => ({ ...budget, limit: budget.limit * factor }));

/** Misses of everybody together. When it is used up, only addresses from which somebody signed in lately may go on. */
const globalBudget = ({ side }: Attempt): Budget => ({
  key: `${side}-login:all-hour`,
  limit: 300,
  seconds: HOUR,
});

const REMEMBERED = 10_000;
const REMEMBERED_MS = 1_000;

/** Addresses refused in the last second: of a flood from one of them only one attempt a second reaches the database. */
function createBlocked() {
  const blocked = new Map<string, { until: Date; forgetAt: number }>();
  return {
    until(address: string, now: Date): Date | undefined {
      const entry = blocked.get(address);
      return entry && now < entry.until && performance.now() < entry.forgetAt
        ? entry.until
        : undefined;
    },
    add(address: string, until: Date) {
      if (blocked.size >= REMEMBERED) blocked.clear();
      blocked.set(address, { until, forgetAt: performance.now() + REMEMBERED_MS });
    },
  };
}

/**
 * Runs one login attempt within its budgets, or refuses with 429 before the account is looked up. The budgets of misses are reserved
 * first and given back when the attempt succeeds: a thousand guesses sent at once get no further than a thousand in a row.
 */
export function createLoginGate(db: Db, isTrusted: (ip: string) => boolean) {
  const inTurn = createTurnstile();
  const blocked = createBlocked();

  async function reserve(attempt: Attempt): Promise<Budget[]> {
    const { side, ip, now } = attempt;
    const known = blocked.until(`${side} ${ip}`, now);
    if (known) throw tooMany(secondsUntil([known], now));

    const factor = isTrusted(ip) ? TRUSTED_FACTOR : 1;
    const misses = widened(missBudgets(attempt), factor);
    const attempts = widened(attemptBudgets(attempt), factor);
    const exhausted = await spend(db, [...misses, ...attempts], now);
    for (const { key, until } of exhausted)
      if (key.startsWith(addressKey(side, ''))) blocked.add(`${side} ${ip}`, until);
    if (exhausted.length > 0)
      throw tooMany(
        secondsUntil(
          exhausted.map(({ until }) => until),
          now,
        ),
      );

    const all = globalBudget(attempt);
    const allExhausted = await spend(db, [all], now);
    if (allExhausted.length === 0) return [...misses, all];
    if (await isOnRecord(db, knownKey(side, ip), now)) return misses;
    await refund(db, [...misses, ...attempts]);
    throw tooMany(
      secondsUntil(
        allExhausted.map(({ until }) => until),
        now,
      ),
    );
  }

  return (attempt: Attempt) =>
    async <T>(tryLogin: () => Promise<T | undefined>): Promise<T | undefined> =>
      inTurn(`${attempt.side} ${attempt.ip}`, async () => {
        const reserved = await reserve(attempt);
        const login = await tryLogin();
        if (login !== undefined) {
          await refund(db, reserved);
          await spendBudgets(
            db,
            [{ key: knownKey(attempt.side, attempt.ip), limit: 1, seconds: MONTH }],
            attempt.now,
          );
        }
        return login;
      });
}

export type LoginGate = ReturnType<typeof createLoginGate>;
