import { mockExamIdSchema } from '@academy/domain/ids';
import { seatPlanName, seatPlanSchema, withoutLeft } from '@academy/domain/mocks';
import * as z from 'zod/mini';
import {
  restoring,
  type Restorer,
  type UndoCall,
} from '../../../../shared/operations/operations-db';
import { sameJson } from '../../../../shared/same-json';
import { lockManagedExam } from '../exams-db';
import { readManagedRegistrations } from '../registrations/registrations-db';
import { seatPlanFacts } from './seat-plan';
import { readSeatPlan, writeSeatPlan } from './seat-plan-db';
import type { TouchedMocks } from '../undo-exams';

const keptSchema = z.extend(seatPlanSchema, { saved: z.boolean() });
type Kept = z.output<typeof keptSchema>;

/**
 * Restores a seat plan as a whole. Students who left the exam since are left out, which does not
 * count as a change of the plan.
 */
export function seatPlans({ now }: UndoCall, touched: TouchedMocks): Restorer {
  const sitting = new Set<string>();
  const titles = new Map<string, string>();
  const standing = (plan: Kept | null) => plan && withoutLeft(plan, sitting);
  return restoring<Kept>({
    parse: (kept) => keptSchema.parse(kept),
    async read(tx, ids) {
      const plans = new Map<string, Kept>();
      for (const id of ids) {
        const examId = mockExamIdSchema.parse(id);
        const { title } = await lockManagedExam(tx, examId, now);
        titles.set(id, title);
        for (const row of await readManagedRegistrations(tx, examId)) {
          touched.students.add(row.studentId);
          if (row.onSiteState === 'confirmed') sitting.add(row.id);
        }
        plans.set(id, await readSeatPlan(tx, examId));
      }
      return plans;
    },
    same: (a, b) => sameJson(standing(a), standing(b)),
    async write(tx, changes) {
      for (const { id, value } of changes) {
        const examId = mockExamIdSchema.parse(id);
        const back = standing(value);
        if (!back) continue;
        const was = await readSeatPlan(tx, examId);
        await writeSeatPlan(tx, examId, back);
        touched.entries.push({
          action: 'undo-mocks',
          entity: 'mock-exams',
          entityId: examId,
          subject: titles.get(id) ?? '',
          before: seatPlanFacts(was),
          after: seatPlanFacts(back),
        });
      }
    },
    label: (_, id) => seatPlanName(titles.get(id) ?? ''),
  });
}
