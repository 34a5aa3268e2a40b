import {
  isMoveDay,
  lastDayBefore,
  moveDays,
  moveFieldTexts,
  moveProblemText,
  type MoveDraft,
  type moveEndpoints,
  type MovePreview,
  type MoveProblem,
} from '@academy/domain/moves';
import { formatDay, seoulDay } from '@academy/domain/time';
import type { ManagerActor } from '../../http/auth/actor';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { branchesSeenBy, type OfficeOf } from '../../shared/branches/seen-branches';
import { advanceMove } from './advance-move';
import { insertMove, readMove } from './moves-db';
import { namelessMove, shownMoves } from './shown-moves';

type Seen = Awaited<ReturnType<typeof branchesSeenBy>>;

/** One of the account's branches; any other is refused as if it were none. */
export function branchOf({ seen }: Seen, slug: string) {
  const branch = seen.find((one) => one.slug === slug);
  if (!branch) throw new Refusal('branch-unknown');
  return branch;
}

/** What is against it, in words that name the branches. */
function refusalOf(problem: MoveProblem, { from, to }: Pick<MovePreview, 'from' | 'to'>): Refusal {
  const text = moveProblemText(problem, { from: from.name, to: to.name });
  if (problem === 'student-there' || problem === 'number-taken')
    return new Refusal('phone-taken', { text, errors: { phone: text } });
  return problem === 'from-silent' || problem === 'to-silent'
    ? new Refusal('branch-silent', { text })
    : new Refusal('move-refused', { text });
}

/** What the move would take along and leave, and what is against it. */
async function planMove(
  office: Seen,
  { from, to, studentId, day }: MoveDraft,
  now: Date,
): Promise<MovePreview> {
  const today = seoulDay(now);
  const days = moveDays(today);
  const between = { from: branchOf(office, from), to: branchOf(office, to) };
  refuseFields({
    ...(from === to && { to: moveFieldTexts.to }),
    ...(!isMoveDay(day, today) && {
      day: moveFieldTexts.day(formatDay(days.first), formatDay(days.last)),
    }),
  });
  const lastDay = lastDayBefore(day, today);
  const { moving } = office.branches;
  const ask = { studentId, branch: between.from.name, lastDay };
  const leaving = await moving.leaving(from, ask, now);
  if (leaving === null) throw refusalOf('from-silent', between);
  if ('problem' in leaving) throw refusalOf(leaving.problem, between);
  const { draft, ...facts } = leaving;
  const taking = await moving.taking(to, draft);
  if (taking === null) throw refusalOf('to-silent', between);
  const problem = 'problem' in taking ? taking.problem : null;
  const returns = 'returns' in taking && taking.returns;
  return { ...facts, ...between, day, lastDay, returns, problem };
}

export async function previewMove(
  deps: OfficeOf,
  { actor, body, now }: Call<typeof moveEndpoints.previewMove>,
): Promise<MovePreview> {
  return planMove(await branchesSeenBy(deps, actor), body, now);
}

/** A move as the list shows it now. */
export async function shownMove(
  deps: OfficeOf,
  { actor }: { actor: ManagerActor },
  id: Awaited<ReturnType<typeof insertMove>>,
) {
  const office = await branchesSeenBy(deps, actor);
  const [shown] = await shownMoves(office, [await readMove(deps.db, id)]);
  if (!shown) throw new Refusal('not-found');
  return shown;
}

/**
 * Writes the move down, once, and goes on with it as far as it goes now. Branches are asked outside
 * of the transaction, which would not outlive two slow ones; the answer that it keeps has no name.
 */
export async function startMove(deps: OfficeOf, call: Call<typeof moveEndpoints.startMove>) {
  const { actor, body, now } = call;
  const office = await branchesSeenBy(deps, actor);
  const [planned] = await Promise.allSettled([planMove(office, body, now)]);
  const { id } = await once(deps.db, call, async (tx) => {
    if (planned.status === 'rejected') throw planned.reason;
    const plan = planned.value;
    if (plan.problem !== null) throw refusalOf(plan.problem, plan);
    const plannedOn = seoulDay(now);
    const made = await insertMove(tx, body, { by: actor.managerId, plannedOn, now });
    await auditManager(tx, call, {
      action: 'start-move',
      entity: 'moves',
      entityId: made,
      after: { fromBranch: plan.from.name, toBranch: plan.to.name, day: body.day },
    });
    return namelessMove(office.seen, await readMove(tx, made));
  });
  await advanceMove({ db: deps.db, branches: office.branches }, id, now);
  return shownMove(deps, call, id);
}
