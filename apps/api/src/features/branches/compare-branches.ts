import {
  NO_FIGURES,
  seenBranches,
  type BranchComparison,
  type BranchRow,
} from '@academy/domain/branches';
import { monthOf, seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import { Refusal } from '../../http/errors/refusal';
import type { Branch, Branches } from '../../shared/branches/branches';
import { readGivenBranches } from './branches-db';

export interface BranchesDeps {
  db: Db;
  /** Left out: the academy is no head office. */
  branches: Branches | undefined;
}

/** A few at a time: an office of many branches leaves the servers to those who work in them. */
const AT_ONCE = 4;

/** The branches that an account sees. */
async function ownBranches({ db, branches }: BranchesDeps, { role, managerId }: ManagerActor) {
  const all = branches?.all() ?? [];
  if (!branches || all.length === 0) throw new Refusal('no-head-office');
  const given = role === 'ADMIN' ? [] : await readGivenBranches(db, managerId);
  return { branches, seen: seenBranches({ role, branches: given }, all) };
}

/** What each says now, a few at a time; one that does not answer keeps its place. */
async function askAll(branches: Branches, seen: readonly Branch[], now: Date) {
  const rows: BranchRow[] = [];
  const waiting = [...seen.entries()];
  const askNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [at, branch] = next;
    const figures = await branches.figures(branch.slug, now);
    rows[at] = { ...branch, ...(figures ?? NO_FIGURES), answered: figures !== null };
    return askNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return rows;
}

/** 지점 비교: every branch of this account beside the others, each read for itself. */
export async function compareBranches(
  deps: BranchesDeps,
  { actor, now }: { actor: ManagerActor; now: Date },
): Promise<BranchComparison> {
  const { branches, seen } = await ownBranches(deps, actor);
  const date = seoulDay(now);
  return {
    asOf: now.toISOString(),
    date,
    month: monthOf(date),
    content: await askAll(branches, seen, now),
  };
}
