import type { FastifyRequest } from 'fastify';
import { notNow } from '../../http/errors/refusal';
import type { FreeTries } from '../../http/limits/free-tries';
import type { Budget } from '../../http/limits/limits-db';
import { spansOf } from '../../http/limits/network';
import { proofOf } from '../../http/limits/proof-of-work';
import type { IsKnownNetwork } from '../../shared/settings/known-networks';
import { createTurnstile } from '../../http/limits/turnstile';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The academy's own network asks for many people (`knownNetworks`), as at the login. */
const KNOWN_FACTOR = 20;

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
 * Whether an ID is taken is public, but not for a dictionary: 20 questions a minute, 120 an
 * hour, 300 an hour per /24 are free, each further one takes a proof of work.
 */
const checkBudgets = (ip: string) => perAddress('check-id', ip, [20, 120, 300]);

/**
 * A signup costs a hash and a manager's attention: 5 a minute, 20 an hour, 60 an hour per /24, and
 * 100 an hour from everywhere together are free. Each further one takes a proof of work.
 */
const signupBudgets = (ip: string) => perAddress('signup', ip, [5, 20, 60]);
const ALL_SIGNUPS: Budget = { key: 'signup:all-hour', limit: 100, seconds: HOUR };

/** Signups that are hashed at once in one process: what else is asked goes on beside them. */
const SIGNUPS_AT_ONCE = 2;

interface Asked {
  ip: string;
  now: Date;
  request: FastifyRequest;
}

export function createAccountBudgets({
  isKnownNetwork,
  tries,
}: {
  isKnownNetwork: IsKnownNetwork;
  tries: FreeTries;
}) {
  const widened = async (budgets: readonly Budget[], ip: string) => {
    const factor = (await isKnownNetwork(ip)) ? KNOWN_FACTOR : 1;
    return budgets.map((budget) => ({ ...budget, limit: budget.limit * factor }));
  };
  const door = createTurnstile({ width: SIGNUPS_AT_ONCE, refuse: () => notNow('busy', 2) });

  return {
    async check({ ip, now, request }: Asked): Promise<void> {
      const free = await widened(checkBudgets(ip), ip);
      await tries({ free, purpose: 'id-check', proof: proofOf(request), now });
    },
    /** `giveBack`: the account needs no manager's attention. */
    signup: async ({ ip, now, request }: Asked) =>
      tries({
        free: [...(await widened(signupBudgets(ip), ip)), ALL_SIGNUPS],
        purpose: 'signup',
        proof: proofOf(request),
        now,
      }),
    inTurn: <T>(work: () => Promise<T>) => door('signup', work),
  };
}

export type AccountBudgets = ReturnType<typeof createAccountBudgets>;
