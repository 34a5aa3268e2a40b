import type { ManagerId } from '@academy/domain/ids';
import type { ManagerRole } from '@academy/domain/rights';
import { readTypedFactor, secondFactorDuty } from '@academy/domain/second-factor';
import type { Db, Tx } from '../../db/database';
import { Refusal, tooMany } from '../../http/errors/refusal';
import { refund, secondsUntil, spend } from '../../http/limits/limits';
import type { Budget } from '../../http/limits/limits-db';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { audit, type Trace } from '../../shared/audit/audit-db';
import {
  proveFactor,
  spendFactor,
  type ProvedFactor,
} from '../../shared/accounts/second-factor/prove-factor';
import {
  readFactor,
  readPolicy,
  type StoredFactor,
} from '../../shared/accounts/second-factor/second-factor-db';
import type { FastifyRequest } from 'fastify';
import type { LoginDeps } from './login-deps';

const HOUR = 3600;

/**
 * Wrong codes of the app on browsers that never signed in as this account: only who knows its
 * password comes this far. Known browsers have their own budget (`login-budgets`), and a recovery
 * code costs none: a stolen password locks its owner out of neither.
 */
const codeBudget = (id: ManagerId): Budget => ({
  key: `manager-login:code:${id}`,
  limit: 10,
  seconds: HOUR,
});

interface Person {
  id: ManagerId;
  name: string;
  role: ManagerRole;
}

interface Asked {
  typed: string | undefined;
  now: Date;
  knownDevice: string | undefined;
  request: FastifyRequest;
}

/** `proved` null: nothing was to be proved. `miss`: counts as a failed try. */
type Answer = { proved: ProvedFactor | null } | { refusal: Refusal; miss: boolean };

const no = (refusal: Refusal, miss = false): Answer => ({ refusal, miss });

const byPerson = ({ id, name, role }: Person) => ({
  actorKind: 'manager' as const,
  actorId: id,
  actorName: name,
  role,
  entity: 'account' as const,
  entityId: id,
});

/** A right password with a wrong code may be a stranger: the owner sees it in the log. */
const noteMiss = (db: Db, trace: Trace, person: Person) =>
  transact(db, (tx) => audit(tx, trace, { ...byPerson(person), action: 'miss-second-factor' }));

async function tryCode(
  { db, keys }: LoginDeps,
  person: Person,
  factor: StoredFactor,
  { typed, now, request }: Asked & { typed: string },
): Promise<Answer> {
  const proved = proveFactor(keys, factor, { typed, now });
  if (proved === 'unreadable') return no(new Refusal('second-factor-unreadable'));
  if (proved !== 'wrong') return { proved };
  await noteMiss(db, traceOf(request), person);
  return no(new Refusal('second-factor-wrong'), true);
}

/** Asks for a second factor where the account owes one, after its password was right. */
export async function askFactor(deps: LoginDeps, person: Person, asked: Asked): Promise<Answer> {
  const { db } = deps;
  const { typed, now, knownDevice } = asked;
  const factor = await readFactor(db, person.id);
  const isSetUp = factor !== undefined && factor.confirmedAt !== null;
  const duty = secondFactorDuty({ policy: await readPolicy(db), role: person.role, isSetUp });
  if (duty !== 'code' || !factor) return { proved: null };
  if (typed === undefined) return no(new Refusal('second-factor-required'));
  const isFree = knownDevice !== undefined || readTypedFactor(typed)?.kind === 'recovery';
  if (isFree) return tryCode(deps, person, factor, { ...asked, typed });
  const budget = codeBudget(person.id);
  const exhausted = await spend(db, [budget], now);
  if (exhausted.length > 0)
    return no(
      tooMany(
        secondsUntil(
          exhausted.map(({ until }) => until),
          now,
        ),
      ),
    );
  const answer = await tryCode(deps, person, factor, { ...asked, typed });
  if ('proved' in answer) await refund(db, [budget]);
  return answer;
}

/** Uses the proof up with the login that it opens: of two that send the same code one gets in. */
export async function useFactor(
  tx: Tx,
  trace: Trace,
  person: Person,
  proved: ProvedFactor | null,
): Promise<void> {
  if (proved === null) return;
  if (!(await spendFactor(tx, proved))) throw new Refusal('second-factor-wrong');
  if (proved.kind === 'recovery')
    await audit(tx, trace, {
      ...byPerson(person),
      action: 'use-recovery-code',
    });
}
