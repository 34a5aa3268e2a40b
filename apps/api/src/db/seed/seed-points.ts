import type { PointId, StudentId } from '@academy/domain/ids';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../database';
import { pointSetting } from '../../shared/settings/kept-settings';
import { writeSetting } from '../../shared/settings/setting-db';
import { managers, pointObjections, pointPresets, studentPoints } from '../schema';
import { demoPointSettings, demoPresets } from './demo/point-rules';
import { demoPoints } from './demo/points';
import type { Eater } from './demo/reservations';
import { insertAll } from './insert-all';

interface Scene {
  eaters: readonly Eater[];
  /** The one that the demo signs in with. */
  student: StudentId;
  now: Date;
}

async function insertPresets(tx: Tx) {
  const rows = await tx
    .insert(pointPresets)
    .values(demoPresets.map((preset, position) => ({ ...preset, position })))
    .returning({ id: pointPresets.id, position: pointPresets.position });
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  return demoPresets.flatMap((preset, position) => {
    const id = idAt.get(position);
    return id === undefined ? [] : [{ ...preset, id }];
  });
}

const HOUR_MS = 3_600_000;

/**
 * One objection that waits, of another user; of the demo student one that was declined and one
 * whose penalty is gone.
 */
async function insertObjections(tx: Tx, { eaters, student, now }: Scene): Promise<void> {
  const penalties = await tx
    .select({
      id: studentPoints.id,
      studentId: studentPoints.studentId,
      createdAt: studentPoints.createdAt,
      issuedBy: studentPoints.issuedBy,
    })
    .from(studentPoints)
    .where(and(eq(studentPoints.pointType, 'PENALTY'), isNull(studentPoints.voidedAt)))
    .orderBy(desc(studentPoints.createdAt), desc(studentPoints.id));
  const enrolled = new Set(
    eaters.filter((eater) => eater.enrolled && eater.id !== student).map(({ id }) => id),
  );
  const open = penalties.find(
    ({ studentId, createdAt }) =>
      enrolled.has(studentId) && createdAt.getTime() < now.getTime() - 4 * HOUR_MS,
  );
  const [, declined, , accepted] = penalties.filter(({ studentId }) => studentId === student);
  const after = (at: Date, hours: number) =>
    new Date(Math.min(at.getTime() + hours * HOUR_MS, now.getTime()));
  if (open)
    await tx.insert(pointObjections).values({
      pointId: open.id,
      text: '그날은 학교 행사로 늦었고, 담임 선생님께 미리 말씀드렸어요.',
      at: after(open.createdAt, 3),
    });
  const answered = async (
    point: typeof declined,
    status: 'DECLINED' | 'ACCEPTED',
    text: string,
    answer: string,
  ): Promise<PointId[]> => {
    if (!point) return [];
    await tx.insert(pointObjections).values({
      pointId: point.id,
      text,
      at: after(point.createdAt, 2),
      status,
      answer,
      answeredAt: after(point.createdAt, 20),
      answeredBy: point.issuedBy,
    });
    return [point.id];
  };
  await answered(
    declined,
    'DECLINED',
    '자리를 비운 건 5분도 안 됐어요.',
    'CCTV로 20분 넘게 자리를 비운 것을 확인했습니다.',
  );
  const gone = await answered(
    accepted,
    'ACCEPTED',
    '병원 진료로 늦었어요. 진료 확인서를 냈어요.',
    '진료 확인서를 확인해 벌점을 취소했습니다.',
  );
  if (accepted && gone.length > 0) {
    await tx
      .update(studentPoints)
      .set({
        voidedAt: after(accepted.createdAt, 20),
        voidReason: '진료 확인서를 확인해 벌점을 취소했습니다.',
        voidedBy: accepted.issuedBy,
      })
      .where(inArray(studentPoints.id, gone));
  }
}

/** Items, steps, the points of the last months by several managers, objections. */
export async function seedPoints(tx: Tx, scene: Scene): Promise<void> {
  const presets = await insertPresets(tx);
  const [first, ...more] = (
    await tx
      .select({ id: managers.id })
      .from(managers)
      .where(inArray(managers.role, ['ADMIN', 'MANAGER']))
      .orderBy(asc(managers.id))
  ).map(({ id }) => id);
  if (!first) throw new Error('the demo has managers');
  const saved = { value: demoPointSettings, version: 0, by: first, now: scene.now };
  await writeSetting(tx, pointSetting, saved);
  await insertAll(
    tx,
    studentPoints,
    demoPoints(scene.eaters, { presets, managers: [first, ...more], now: scene.now }),
  );
  await insertObjections(tx, scene);
}
