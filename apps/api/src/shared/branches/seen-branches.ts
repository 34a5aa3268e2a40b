import { seenBranches } from '@academy/domain/branches';
import type { Db } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import { Refusal } from '../../http/errors/refusal';
import type { Branch, Branches } from './branches';
import { readGivenBranches } from './given-branches-db';

/** What a head office's calls work with. */
export interface OfficeOf {
  db: Db;
  /** Left out: the academy is no head office. */
  branches: Branches | undefined;
}

/** A few at a time: an office of many branches leaves the servers to those who work in them. */
const AT_ONCE = 4;

/** The branches that an account of the office sees. */
export async function branchesSeenBy(
  { db, branches }: OfficeOf,
  { role, managerId }: ManagerActor,
) {
  const all = branches?.all() ?? [];
  if (!branches || all.length === 0) throw new Refusal('no-head-office');
  const given = role === 'ADMIN' ? [] : await readGivenBranches(db, managerId);
  return { branches, seen: seenBranches({ role, branches: given }, all) };
}

/** Asks each, a few at a time; the answers are in the order of the branches. */
export async function askEach<Answer>(
  seen: readonly Branch[],
  ask: (branch: Branch) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = [...seen.entries()];
  const askNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [at, branch] = next;
    answers[at] = await ask(branch);
    return askNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return answers;
}
