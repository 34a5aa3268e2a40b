import type { ManagerId, StudentId } from '@academy/domain/ids';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { secondFactorDuty } from '@academy/domain/second-factor';
import { policyColumn } from '../../shared/accounts/second-factor/second-factor-db';
import type { Db, Tx } from '../../db/database';
import { managers, secondFactors, students } from '../../db/schema';

export interface LoginStudent {
  id: StudentId;
  name: string;
}

/**
 * Who may sign in with this number: enrolled and not deleted, brothers and sisters in one order.
 */
export const findStudents = (db: Db, phone: string): Promise<LoginStudent[]> =>
  db
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(
      and(eq(students.phone, phone), eq(students.status, 'ENROLLED'), isNull(students.deletedAt)),
    )
    .orderBy(asc(students.id));

export async function findManager(db: Db, username: string) {
  const [manager] = await db
    .select()
    .from(managers)
    .where(eq(sql`lower(${managers.username})`, username.toLowerCase()));
  return manager;
}

/**
 * Notes a login on its account; false when the account is not in use any more, or its password is
 * another one by now.
 */
export async function noteLogin(
  tx: Tx,
  { id, passwordHash, now }: { id: ManagerId; passwordHash: string; now: Date },
): Promise<boolean> {
  const noted = await tx
    .update(managers)
    .set({ lastLoginAt: now })
    .where(
      and(
        eq(managers.id, id),
        eq(managers.passwordHash, passwordHash),
        eq(managers.status, 'ACTIVE'),
      ),
    )
    .returning({ id: managers.id });
  return noted.length > 0;
}

export async function readManager(db: Db | Tx, id: ManagerId) {
  const [manager] = await db
    .select({
      id: managers.id,
      username: managers.username,
      name: managers.name,
      role: managers.role,
      areas: managers.areas,
      branches: managers.branches,
      mustChangePassword: managers.mustChangePassword,
      factorSince: secondFactors.confirmedAt,
      policy: policyColumn,
    })
    .from(managers)
    .leftJoin(secondFactors, eq(secondFactors.managerId, managers.id))
    .where(eq(managers.id, id));
  if (!manager) return undefined;
  const { factorSince, policy, ...profile } = manager;
  return {
    ...profile,
    mustSetUpSecondFactor:
      secondFactorDuty({ policy, role: profile.role, isSetUp: factorSince !== null }) === 'set-up',
    offersSecondFactor: policy !== 'OFF',
  };
}
