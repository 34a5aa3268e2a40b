import { EDIT_CAUSES, managedMeals, type MealsOfDay } from '@academy/domain/meals';
import { groupBy } from '@academy/domain/collections';
import { undoDeadline } from '@academy/domain/operations';
import { instantAt, shiftDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { managers, operationRows, operations } from '../../db/schema';
import { keptReservations } from '../../shared/reservations-db';

/**
 * Days before the meal from which a manager's change is marked on the list; older ones are part of
 * the plan.
 */
const NEWS_DAYS = 7;

const factsSchema = z.object({ cause: z.enum(EDIT_CAUSES), note: z.string() });
const beforeSchema = z.nullable(z.object({ lunch: z.boolean(), dinner: z.boolean() }));

/**
 * Managers' changes of the week before a day: one query, with the student and the current meals.
 */
export async function readManaged(db: Db, date: CalendarDay) {
  const rows = await db
    .select({
      studentId: sql<string>`split_part(${operationRows.entityId}, ' ', 1)`,
      before: operationRows.before,
      facts: operations.facts,
      byName: managers.name,
      operationId: operations.id,
      at: operations.at,
    })
    .from(operations)
    .innerJoin(
      operationRows,
      and(
        eq(operationRows.operationId, operations.id),
        eq(operationRows.entity, keptReservations.entity),
        sql`split_part(${operationRows.entityId}, ' ', 2) = ${date}::text`,
      ),
    )
    .innerJoin(managers, eq(managers.id, operations.byManagerId))
    .where(
      and(
        eq(operations.kind, 'meals.edit'),
        isNull(operations.undoneAt),
        gte(operations.at, instantAt(shiftDay(date, -NEWS_DAYS), 0)),
      ),
    )
    .orderBy(asc(operations.id));
  const byStudent = groupBy(rows, ({ studentId }) => studentId);
  return (studentId: string, now: MealsOfDay) =>
    managedMeals(
      (byStudent.get(studentId) ?? []).map(({ before, facts, byName, operationId, at }) => ({
        before: beforeSchema.parse(before),
        ...factsSchema.parse(facts),
        byName,
        undo: { operationId, undoUntil: undoDeadline('meals.edit', at).toISOString() },
      })),
      now,
    );
}
