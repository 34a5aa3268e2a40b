import type { AtBranches } from '@academy/domain/branches';
import {
  handedExam,
  type HandedExams,
  type mockManagementEndpoints as endpoints,
} from '@academy/domain/mocks';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/errors/refusal';
import type { Call } from '../../../../http/serve';
import { transact } from '../../../../http/writes/transact';
import { auditManager } from '../../../../shared/audit/manager-audit-db';
import type { HandedExam } from '../../../../shared/branches/branches';
import { packPictures } from '../../../../shared/branches/handed-pictures';
import { askEach, branchesSeenBy, type OfficeOf } from '../../../../shared/branches/seen-branches';
import type { Store } from '../../../../store/store';
import { readExamPictures } from '../../exam-pictures-db';
import { formOf } from '../exam-facts';
import { readManagedExam } from '../exams-db';

/** At which of the account's branches an exam of the office is. */
export async function listExamBranches(
  deps: OfficeOf,
  { actor, now, params: { examId } }: Call<typeof endpoints.examBranches>,
): Promise<AtBranches> {
  const { branches, seen } = await branchesSeenBy(deps, actor);
  await readManagedExam(deps.db, examId, now);
  return {
    content: await askEach(seen, async ({ slug, name }) => ({
      slug,
      name,
      handed: await branches.hasExam(slug, examId),
    })),
  };
}

/** The exam with the pictures of its notice, as it leaves the office. */
async function packed(
  { db, store }: { db: Db; store: Pick<Store, 'get'> },
  { now, params: { examId } }: Pick<Call<typeof endpoints.handExam>, 'now' | 'params'>,
): Promise<HandedExam & { title: string }> {
  const exam = await readManagedExam(db, examId, now);
  if (exam.state === 'CANCELLED') throw new Refusal('exam-cancelled');
  const { pictures: _named, ...form } = handedExam(formOf(exam, []));
  const pictures = await packPictures(store, await readExamPictures(db, examId));
  return { id: examId, form, pictures, title: exam.title };
}

/** Makes these branches a draft of an exam, each once. */
export async function handExam(
  deps: OfficeOf & { store: Pick<Store, 'get'> },
  call: Call<typeof endpoints.handExam>,
): Promise<HandedExams> {
  const { actor, body, now } = call;
  const { branches, seen } = await branchesSeenBy(deps, actor);
  const { title, ...exam } = await packed(deps, call);
  const chosen = seen.filter(({ slug }) => body.branches.includes(slug));
  const content = await askEach(chosen, async ({ slug, name }) => ({
    slug,
    name,
    outcome: await branches.handExam(slug, exam, now),
  }));
  await transact(deps.db, (tx) =>
    auditManager(tx, call, {
      action: 'hand-exam',
      entity: 'mock-exams',
      entityId: exam.id,
      subject: title,
      after: {
        branches: content.filter(({ outcome }) => outcome === 'made').map(({ name }) => name),
      },
    }),
  );
  return { content };
}
