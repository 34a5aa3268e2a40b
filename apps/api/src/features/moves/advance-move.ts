import type { MoveId } from '@academy/domain/ids';
import {
  lastDayBefore,
  nextMoveStep,
  type MoveProblem,
  type MoveState,
  type MoveStep,
} from '@academy/domain/moves';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Branches } from '../../shared/branches/branches';
import type { MoveOrder } from '../../shared/branches/moving';
import { readDueMoves, readMove, writeMove, type MoveRow } from './moves-db';

export interface MovesOf {
  db: Db;
  branches: Branches;
}

/** How far a step brought the move. With a problem nothing more is done now. */
interface Outcome {
  state: MoveState;
  problem: MoveProblem | null;
}

interface Told {
  branches: Branches;
  move: MoveRow;
  now: Date;
}

const reached = (state: MoveState): Outcome => ({ state, problem: null });
const met = ({ state }: MoveRow, problem: MoveProblem): Outcome => ({ state, problem });
/** It cannot happen any more: both branches are told so. */
const calledOff = (problem: MoveProblem | null): Outcome => ({ state: 'cancelling', problem });

/** The other branch as each of the two is told of it. */
function ordersOf({ branches, move }: Told) {
  const all = branches.all();
  const lastDay = lastDayBefore(move.day, move.plannedOn);
  const about = (slug: string): MoveOrder => {
    const { name, url } = all.find((branch) => branch.slug === slug) ?? { name: slug, url: '' };
    return { key: move.uid, day: move.day, lastDay, branch: name, url };
  };
  return { atOld: about(move.toBranch), atNew: about(move.fromBranch) };
}

async function announce(told: Told): Promise<Outcome> {
  const { branches, move, now } = told;
  const order = { ...ordersOf(told).atOld, studentId: move.fromStudent };
  const answer = await branches.moving.announce(move.fromBranch, order, now);
  if (answer === null) return met(move, 'from-silent');
  return answer === 'announced' ? reached('announced') : calledOff(answer.problem);
}

/** `then`: how far the move is when the new branch has the student. */
async function prepare(told: Told, then: MoveState): Promise<Outcome> {
  const { branches, move, now } = told;
  const { atNew } = ordersOf(told);
  const student = await branches.moving.pack(
    move.fromBranch,
    { key: move.uid, lastDay: atNew.lastDay, branch: atNew.branch },
    now,
  );
  if (student === null) return met(move, 'from-silent');
  if ('problem' in student) return calledOff(student.problem);
  const answer = await branches.moving.prepare(move.toBranch, { ...atNew, student }, now);
  if (answer === null) return met(move, 'to-silent');
  if (answer === 'prepared') return reached(then);
  return answer.problem === 'not-here' ? calledOff(answer.problem) : met(move, answer.problem);
}

async function letGo(told: Told): Promise<Outcome> {
  const { branches, move, now } = told;
  const answer = await branches.moving.letGo(move.fromBranch, ordersOf(told).atOld, now);
  if (answer === null) return met(move, 'from-silent');
  return answer === 'gone' ? reached('left') : calledOff(answer.problem);
}

async function arrive(told: Told): Promise<Outcome> {
  const { branches, move, now } = told;
  const answer = await branches.moving.arrive(move.toBranch, move.uid, now);
  if (answer === null) return met(move, 'to-silent');
  // Nobody is there any more of who was prepared: the old branch still knows them.
  return answer === 'missing' ? prepare(told, 'left') : reached('done');
}

async function withdraw(told: Told): Promise<Outcome> {
  const { branches, move, now } = told;
  const { atOld, atNew } = ordersOf(told);
  const answer = await branches.moving.withdraw(move.fromBranch, atOld, now);
  if (answer === null) return met(move, 'from-silent');
  if (answer === 'gone') return reached('left');
  const discarded = await branches.moving.discard(move.toBranch, atNew, now);
  if (discarded === null) return met(move, 'to-silent');
  const why = move.problem === 'from-silent' || move.problem === 'to-silent' ? null : move.problem;
  return { state: 'cancelled', problem: why };
}

const steps: Record<MoveStep, (told: Told) => Promise<Outcome>> = {
  announce,
  prepare: (told) => prepare(told, 'prepared'),
  'let-go': letGo,
  arrive,
  withdraw,
};

/** More than a move has steps, with those of calling it off. */
const MOST = 12;

/**
 * Goes on with a move as far as it goes now. Each step is done before it is written down and may be
 * done again, so that a process that ends between the two loses nothing.
 */
export async function advanceMove({ db, branches }: MovesOf, id: MoveId, now: Date): Promise<void> {
  for (let left = MOST; left > 0; left -= 1) {
    const move = await readMove(db, id);
    const step = nextMoveStep(move, seoulDay(now));
    if (!step) return;
    const outcome = await steps[step]({ branches, move, now });
    const isOurs = await writeMove(db, move, outcome, now);
    if (isOurs && outcome.state === move.state) return;
  }
}

/** Goes on with every move whose day has come; answers whether some have to wait. */
export async function advanceMoves(deps: MovesOf, now: Date): Promise<boolean> {
  const today = seoulDay(now);
  for (const id of await readDueMoves(deps.db, today)) await advanceMove(deps, id, now);
  return (await readDueMoves(deps.db, today)).length > 0;
}
