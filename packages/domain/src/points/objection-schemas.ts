import * as z from 'zod/mini';
import { pointIdSchema } from '../ids';
import { POINT_REASON_LIMIT } from './issue/issue-limits';
import { studentPointSchema } from './schemas';

const words = z.string().check(z.maxLength(POINT_REASON_LIMIT));
const instant = z.iso.datetime();

/** 이의 신청: a student's objection to a point, once, with its answer. Accepting voids the point. */
export const objectionSchema = z.object({
  pointId: pointIdSchema,
  text: words,
  at: instant,
  status: z.enum(['OPEN', 'ACCEPTED', 'DECLINED']),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  answeredByName: z.nullable(z.string()),
});
export type Objection = z.output<typeof objectionSchema>;

/**
 * A student's own objection, with the point that it was about: an accepted one has left the list,
 * because voided points are in no answer.
 */
export const ownObjectionSchema = z.extend(objectionSchema, {
  point: z.pick(studentPointSchema, { incidentDate: true, points: true, reason: true }),
});
export type OwnObjection = z.output<typeof ownObjectionSchema>;
