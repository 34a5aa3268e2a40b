import type { StudentId } from '@academy/domain/ids';
import { withDepositorName } from '@academy/domain/students';
import type { Tx } from '../../db/database';
import type { BookingCall, Done } from './pay-bills';
import { readDepositorNames, writeDepositorNames } from './statements-db';

/** Keeps the 입금자명 that the manager's decisions taught. */
export async function learnNames(tx: Tx, { body: { learned }, now }: BookingCall): Promise<Done> {
  const names = await readDepositorNames(
    tx,
    learned.map(({ studentId }) => studentId),
  );
  const changes = new Map<
    StudentId,
    { name: string; before: string[]; depositorNames: string[] }
  >();
  for (const { studentId, name } of learned) {
    const known = names.get(studentId);
    const before = known?.depositorNames ?? [];
    const sofar = changes.get(studentId)?.depositorNames ?? before;
    const next = known && withDepositorName({ name: known.name, depositorNames: sofar }, name);
    if (known && next) changes.set(studentId, { name: known.name, before, depositorNames: next });
  }
  const list = [...changes].map(([id, change]) => ({ id, ...change }));
  await writeDepositorNames(tx, list, now);
  return {
    operation: list.map(({ id, name, before, depositorNames }) => ({
      entity: 'depositor-names',
      id,
      before: { name, depositorNames: before },
      after: { name, depositorNames },
    })),
    audit: list.map(({ id, name, before, depositorNames }) => ({
      action: 'edit-student',
      entity: 'students',
      entityId: id,
      subject: name,
      before: { depositorNames: before },
      after: { depositorNames },
    })),
  };
}
