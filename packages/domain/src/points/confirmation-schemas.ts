import * as z from 'zod/mini';
import { pointIdSchema } from '../ids';
import { studentPointSchema } from './schemas';

/** 학생 확인 of a penalty: null, where none is asked for; `at` null until the student pressed. */
export const pointConfirmationSchema = z.nullable(z.object({ at: z.nullable(z.iso.datetime()) }));
export type PointConfirmation = z.output<typeof pointConfirmationSchema>;

/** A penalty that a student is or was asked to confirm, as they read it. */
export const ownConfirmationSchema = z.object({
  pointId: pointIdSchema,
  at: z.nullable(z.iso.datetime()),
  point: z.pick(studentPointSchema, { incidentDate: true, points: true, reason: true }),
});
export type OwnConfirmation = z.output<typeof ownConfirmationSchema>;
