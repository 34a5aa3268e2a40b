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
import { notNow, tooMany } from '../../../http/errors/refusal';
import type { Proofs } from '../../../http/limits/proof-of-work';
import { createTurnstile } from '../../../http/limits/turnstile';
import { digestOf, phoneLoginKey } from '../../../shared/accounts/login-keys';
import type { IsKnownNetwork } from '../../../shared/settings/known-networks';
import type { Side } from '../sessions/refresh-cookie';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/**
 * A whole academy behind one address needs more room than a household (`knownNetworks`).
 */
const KNOWN_FACTOR = 20;

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
 * The misses that an address (the /64 of an IPv6) has free in a minute: 5. Further ones take a
 * proof of work, so that who comes after them is not refused (ADR 0244).
 */
const minuteBudget = ({ side, ip }: Attempt, factor: number): Budget => ({
  key: `${side}-login:ip-minute:${spansOf(ip)[0]}`,
  limit: 5 * factor,
  seconds: MINUTE,
});

/**
 * What a failed login costs the network that it came from, with or without a proof: 20 an hour per
 * address, 60 per /24 or /56, 240 per /48.
 */
function hourBudgets({ side, ip }: Attempt, factor: number): Budget[] {
  const [own, net = own, site] = spansOf(ip);
  return [
    { key: `${side}-login:ip-hour:${own}`, limit: 20 * factor, seconds: HOUR },
    { key: `${side}-login:net-hour:${net}`, limit: 60 * factor, seconds: HOUR },
    ...(site === undefined
      ? []
      : [{ key: `${side}-login:site-hour:${site}`, limit: 240 * factor, seconds: HOUR }]),
  ];
}

/**
 * What a failed login costs the name that was tried: 10 an hour. A manager's counts only together
 * with the network it is tried from, a student's wherever (a wrong PIN). A success gives it back:
 * signing in never fills the limit of a number. See docs/product/login.md#limits.
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
 * Misses of all callers together. When it is used up, a new device does a proof of work instead of
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

type Limit = 'minute' | 'hour';

/**
 * Addresses that used a limit up in the last second: of a flood from one of them only one attempt a
 * second reaches the database.
 */
function createUsedUp() {
  const usedUp = new Map<string, { until: Date; forgetAt: number }>();
  const keyOf = (limit: Limit, { side, ip }: Attempt) => `${limit} ${side} ${spansOf(ip)[0]}`;
  return {
    until(limit: Limit, attempt: Attempt): Date | undefined {
      const entry = usedUp.get(keyOf(limit, attempt));
      return entry && attempt.now < entry.until && performance.now() < entry.forgetAt
        ? entry.until
        : undefined;
    },
    note(limit: Limit, attempt: Attempt, until: Date) {
      if (usedUp.size >= REMEMBERED) usedUp.clear();
      usedUp.set(keyOf(limit, attempt), { until, forgetAt: performance.now() + REMEMBERED_MS });
    },
  };
}

const wait = (exhausted: readonly Exhausted[], now: Date) =>
  tooMany(
    secondsUntil(
      exhausted.map(({ until }) => until),
      now,
    ),
  );

interface GateDeps {
  db: Db;
  isKnownNetwork: IsKnownNetwork;
  proofs: Proofs;
}

/** Reserves what an attempt costs when it fails, or refuses it. */
function createEntrance({ db, isKnownNetwork, proofs }: GateDeps) {
  const usedUp = createUsedUp();

  /** Spends the budgets, without the free misses of the minute where a proof was given. */
  async function reserve(
    attempt: Attempt,
    { isProven }: { isProven: boolean },
  ): Promise<Budget[] | 'minute-used-up'> {
    const { ip, now } = attempt;
    const factor = (await isKnownNetwork(ip)) ? KNOWN_FACTOR : 1;
    const minute = minuteBudget(attempt, factor);
    const hours = hourBudgets(attempt, factor);
    const budgets = [...(isProven ? [] : [minute]), ...hours, nameBudget(attempt)];
    const exhausted = await spend(db, budgets, now);
    if (exhausted.length === 0) return budgets;
    for (const { key, until } of exhausted) {
      if (key === minute.key) usedUp.note('minute', attempt, until);
      if (key === hours[0]?.key) usedUp.note('hour', attempt, until);
    }
    if (exhausted.some(({ key }) => key !== minute.key)) throw wait(exhausted, now);
    return 'minute-used-up';
  }

  async function prove({ proof, now }: Attempt): Promise<void> {
    if (!(await proofs.accepts(proof, 'login', now))) throw await proofs.required('login', now);
  }

  /** What the attempt has reserved, and whether it has proven its work. */
  return async function enter(attempt: Attempt): Promise<{ misses: Budget[]; isProven: boolean }> {
    const { now } = attempt;
    const until = usedUp.until('hour', attempt);
    if (until) throw tooMany(secondsUntil([until], now));
    let isProven = usedUp.until('minute', attempt) !== undefined;
    if (isProven) await prove(attempt);
    let misses = await reserve(attempt, { isProven });
    if (misses === 'minute-used-up') {
      await prove(attempt);
      isProven = true;
      misses = await reserve(attempt, { isProven });
    }
    if (misses === 'minute-used-up') throw tooMany(1);
    if (isProven || !(await isUsedUp(db, globalBudget(attempt), now))) return { misses, isProven };
    try {
      await prove(attempt);
    } catch (refusal) {
      await refund(db, misses);
      throw refusal;
    }
    return { misses, isProven: true };
  };
}

/**
 * Runs one login attempt within its budgets, or refuses with 429 before the account is looked up:
 * to wait, or to come back with a proof of work.
 * The budgets of misses are reserved first and given back when the attempt succeeds: a thousand
 * guesses sent at once get no further than a thousand in a row.
 */
export function createLoginGate(db: Db, isKnownNetwork: IsKnownNetwork, proofs: Proofs) {
  const refuse = () => tooMany(1);
  // What is under way is reserved: where the room is small, right tries beside each other could use
  // it up.
  const oneByOne = createTurnstile({ width: 1, refuse });
  const fewAtOnce = createTurnstile({ width: 8, refuse });
  const throughDoor = createTurnstile({ width: AT_ONCE, refuse: () => notNow('busy', 2) });
  const enter = createEntrance({ db, isKnownNetwork, proofs });

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

  async function tryNew<T>(
    attempt: Attempt,
    tryLogin: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const { misses, isProven } = await enter(attempt);
    const login = await tryLogin();
    if (login !== undefined) await refund(db, misses);
    else if (!isProven) await countSpread(db, globalBudget(attempt), attempt.now);
    return login;
  }

  return (attempt: Attempt) =>
    async <T>(tryLogin: () => Promise<T | undefined>): Promise<T | undefined> => {
      const { side, ip, knownDevice } = attempt;
      // Only unknown devices share a line: known ones do not wait behind them.
      if (knownDevice !== undefined)
        return oneByOne(`${side} ${knownDevice}`, () => tryKnown(attempt, knownDevice, tryLogin));
      const inTurn = (await isKnownNetwork(ip)) ? fewAtOnce : oneByOne;
      return inTurn(`${side} ${spansOf(ip)[0]}`, () =>
        throughDoor(side, () => tryNew(attempt, tryLogin)),
      );
    };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
