import * as z from 'zod/mini';
import { examStateSchema } from './manage-schemas';

const line = z.optional(z.string().check(z.maxLength(100)));

/** Which registrations are shown: 신청 (the default), 취소, 대기, 미입금, 환불 대기, 결시. */
export const REGISTRATION_SHOWS = [
  'standing',
  'canceled',
  'waiting',
  'unpaid',
  'refund-due',
  'absent',
] as const;
export type RegistrationShow = (typeof REGISTRATION_SHOWS)[number];
export const registrationFilterSchema = z.object({
  show: z.optional(z.enum(REGISTRATION_SHOWS)),
  q: line,
});
export type RegistrationFilter = z.output<typeof registrationFilterSchema>;

/** Which exams are shown: state, year of the exam day, words of the title. */
export const examFilterSchema = z.object({
  state: z.optional(examStateSchema),
  year: z.optional(z.coerce.number().check(z.int())),
  q: line,
});
export type ExamFilter = z.output<typeof examFilterSchema>;
