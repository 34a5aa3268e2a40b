import type { Db } from '../../../db/database';
import {
  countSpread,
  isUsedUp,
  refund,
  secondsUntil,
  spend,
  type Exhausted,
} from '../../../http/limits/limits';
import type { Budget } from '../../../http/limits/limits-db';
import { spansOf } from '../../../http/limits/network';
import { notNow, Refusal, tooMany } from '../../../http/errors/refusal';
import { createTurnstile } from '../../../http/limits/turnstile';
import { digestOf, phoneLoginKey } from '../../../shared/accounts/login-keys';
import type { Proofs } from './proof-of-work';
import type { Side } from '../sessions/refresh-cookie';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/**
 * A whole academy behind one address needs more room than a household (`LOGIN_TRUSTED_NETWORKS`).
 */
const TRUSTED_FACTOR = 20;

const addressKey = (side: Side, span: 'minute' | 'hour' | '') => `${side}-login:ip-${span}`;

interface Attempt {
  side: Side;
  ip: string;
  /** The number or the user name that was tried. */
  name: string;
  now: Date;
  /** The browser, when it has signed in with this very name before. */
  knownDevice: string | undefined;
  /** What came as proof of work. */
  proof: string | undefined;
}

/**
 * What a failed login costs the network that it came from: 5 a minute and 20 an hour per address
 * (per /64 of an IPv6), 60 an hour per /24 or /56, 240 per /48.
 */
function networkBudgets(side: Side, ip: string, factor: number): Budget[] {
  const [own, net = own, site] = spansOf(ip);
  return [
    { key: `${addressKey(side, 'minute')}:${own}`, limit: 5 * factor, seconds: MINUTE },
    { key: `${addressKey(side, 'hour')}:${own}`, limit: 20 * factor, seconds: HOUR },
    { key: `${side}-login:net-hour:${net}`, limit: 60 * factor, seconds: HOUR },
    ...(site === undefined
      ? []
      : [{ key: `${side}-login:site-hour:${site}`, limit: 240 * factor, seconds: HOUR }]),
  ];
}

/**
 * What a failed login costs the name that was tried: 10 an hour. A manager's counts only together
 * with the network it is tried from, a student's wherever (a wrong PIN). A success gives it back:
 * nobody fills the limit of a number by signing in with it. See docs/product/login.md#limits.
 */
function nameBudget({ side, ip, name }: Attempt): Budget {
  const [own, net = own] = spansOf(ip);
  const key =
    side === 'student'
      ? phoneLoginKey(name)
      : `manager-login:name:${digestOf(`${name.toLowerCase()} ${net}`)}`;
  return { key, limit: 10, seconds: HOUR };
}

/**
 * What a failed login costs on a device that is known for this name: its own 10 an hour, whatever
 * others try elsewhere.
 */
const ownBudget = (side: Side, device: string, name: string): Budget => ({
  key: `${side}-login:device:${digestOf(`${device} ${name.toLowerCase()}`)}`,
  limit: 10,
  seconds: HOUR,
});

/**
 * Misses of everybody together. When it is used up, a new device does a proof of work instead of
 * being refused. It is read before and counted after a try, so that logins which succeed write
 * nothing that all of them share; of those that are under way at once this many more get through as
 * `AT_ONCE` says, per process.
 */
const globalBudget = ({ side }: Attempt): Budget => ({
  key: `${side}-login:all-hour`,
  limit: 300,
  seconds: HOUR,
});

/** Logins of new devices under way at once on one side: twice as many as there are connections. */
const AT_ONCE = 16;

const REMEMBERED = 10_000;
const REMEMBERED_MS = 1_000;

/**
 * Addresses refused in the last second: of a flood from one of them only one attempt a second
 * reaches the database.
 */
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
 * Runs one login attempt within its budgets, or refuses with 429 before the account is looked up.
 * The budgets of misses are reserved first and given back when the attempt succeeds: a thousand
 * guesses sent at once get no further than a thousand in a row.
 */
export function createLoginGate(db: Db, isTrusted: (ip: string) => boolean, proofs: Proofs) {
  const refuse = () => tooMany(1);
  // What is under way is reserved: where the room is small, right tries beside each other could use
  // it up.
  const oneByOne = createTurnstile({ width: 1, refuse });
  const fewAtOnce = createTurnstile({ width: 8, refuse });
  const throughDoor = createTurnstile({ width: AT_ONCE, refuse: () => notNow('busy', 2) });
  const blocked = createBlocked();

  const wait = (exhausted: readonly Exhausted[], now: Date) =>
    tooMany(
      secondsUntil(
        exhausted.map(({ until }) => until),
        now,
      ),
    );

  async function tryKnown<T>(
    { side, name, now }: Attempt,
    device: string,
    tryLogin: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const own = ownBudget(side, device, name);
    const exhausted = await spend(db, [own], now);
    if (exhausted.length > 0) throw wait(exhausted, now);
    const login = await tryLogin();
    if (login !== undefined) await refund(db, [own]);
    return login;
  }

  function refuseBlocked({ side, ip, now }: Attempt): void {
    const until = blocked.until(`${side} ${spansOf(ip)[0]}`, now);
    if (until) throw tooMany(secondsUntil([until], now));
  }

  async function reserve(attempt: Attempt): Promise<Budget[]> {
    const { side, ip, now } = attempt;
    refuseBlocked(attempt);
    const factor = isTrusted(ip) ? TRUSTED_FACTOR : 1;
    const misses = [...networkBudgets(side, ip, factor), nameBudget(attempt)];
    const exhausted = await spend(db, misses, now);
    for (const { key, until } of exhausted)
      if (key.startsWith(addressKey(side, ''))) blocked.add(`${side} ${spansOf(ip)[0]}`, until);
    if (exhausted.length > 0) throw wait(exhausted, now);
    return misses;
  }

  async function tryNew<T>(
    attempt: Attempt,
    tryLogin: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const { now, proof } = attempt;
    const misses = await reserve(attempt);
    const all = globalBudget(attempt);
    const mustProve = await isUsedUp(db, all, now);
    if (mustProve && !(await proofs.accepts(proof, now))) {
      await refund(db, misses);
      throw new Refusal('proof-required', {
        extra: { challenge: await proofs.challenge(now) },
      });
    }
    const login = await tryLogin();
    if (login !== undefined) await refund(db, misses);
    else if (!mustProve) await countSpread(db, all, now);
    return login;
  }

  return (attempt: Attempt) =>
    async <T>(tryLogin: () => Promise<T | undefined>): Promise<T | undefined> => {
      const { side, ip, knownDevice } = attempt;
      // Only strangers share a line: whoever is known does not wait behind them.
      if (knownDevice !== undefined)
        return oneByOne(`${side} ${knownDevice}`, () => tryKnown(attempt, knownDevice, tryLogin));
      const inTurn = isTrusted(ip) ? fewAtOnce : oneByOne;
      return inTurn(`${side} ${spansOf(ip)[0]}`, () =>
        throughDoor(side, () => tryNew(attempt, tryLogin)),
      );
    };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
