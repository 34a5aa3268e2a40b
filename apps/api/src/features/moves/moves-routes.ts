import { isMoveRevocable, moveEndpoints, type Move } from '@academy/domain/moves';
import { Refusal } from '../../http/errors/refusal';
import type { Call, Serve } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager, type ManagerEntry } from '../../shared/audit/manager-audit-db';
import { branchesSeenBy, type OfficeOf } from '../../shared/branches/seen-branches';
import { advanceMove } from './advance-move';
import { readMove, readMoves, writeMove } from './moves-db';
import { branchOf, previewMove, shownMove, startMove } from './plan-move';
import { shownMoves } from './shown-moves';

/** Who of a branch can be moved, by name. */
async function findCandidates(deps: OfficeOf, call: Call<typeof moveEndpoints.moveCandidates>) {
  const { actor, query } = call;
  const office = await branchesSeenBy(deps, actor);
  const { slug } = branchOf(office, query.from);
  const content = await office.branches.moving.find(slug, query.q, actor);
  if (content === null) throw new Refusal('branch-silent');
  return { content };
}

/** What the log says of a move: no name, which the office does not keep. */
const entryOf = (
  action: 'resume-move' | 'cancel-move',
  { id, from, to, day }: Move,
): ManagerEntry => ({
  action,
  entity: 'moves',
  entityId: id,
  after: { fromBranch: from.name, toBranch: to.name, day },
});

/** Goes on with one that stopped. */
async function resumeMove(deps: OfficeOf, call: Call<typeof moveEndpoints.resumeMove>) {
  const { moveId } = call.params;
  const { branches } = await branchesSeenBy(deps, call.actor);
  const shown = await shownMove(deps, call, moveId);
  await transact(deps.db, (tx) => auditManager(tx, call, entryOf('resume-move', shown)));
  await advanceMove({ db: deps.db, branches }, moveId, call.now);
  return shownMove(deps, call, moveId);
}

/** Calls a move off, as long as the old branch has the student. */
async function cancelMove(deps: OfficeOf, call: Call<typeof moveEndpoints.cancelMove>) {
  const { moveId } = call.params;
  const { branches } = await branchesSeenBy(deps, call.actor);
  const before = await shownMove(deps, call, moveId);
  await transact(deps.db, async (tx) => {
    const move = await readMove(tx, moveId);
    if (!isMoveRevocable(move.state)) return;
    const isOurs = await writeMove(tx, move, { state: 'cancelling', problem: null }, call.now);
    if (!isOurs) throw new Refusal('busy');
    await auditManager(tx, call, entryOf('cancel-move', before));
  });
  await advanceMove({ db: deps.db, branches }, moveId, call.now);
  const shown = await shownMove(deps, call, moveId);
  if (shown.state !== 'cancelled' && shown.state !== 'cancelling')
    throw new Refusal('move-too-late');
  return shown;
}

/** Moves of students between the branches of a head office. */
export function moveRoutes(serve: Serve, deps: OfficeOf): void {
  serve(moveEndpoints.moves, async ({ actor }) => {
    const office = await branchesSeenBy(deps, actor);
    return { content: await shownMoves(office, await readMoves(deps.db)) };
  });
  serve(moveEndpoints.moveCandidates, (call) => findCandidates(deps, call));
  serve(moveEndpoints.previewMove, (call) => previewMove(deps, call));
  serve(moveEndpoints.startMove, (call) => startMove(deps, call));
  serve(moveEndpoints.resumeMove, (call) => resumeMove(deps, call));
  serve(moveEndpoints.cancelMove, (call) => cancelMove(deps, call));
}
