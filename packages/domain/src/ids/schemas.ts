import * as z from 'zod/mini';

/**
 * Ids are opaque strings. Our server uses decimal digits of a bigint, other servers may use
 * anything, so the shape is checked only where our server reads one (`ownIdSchema`).
 */
export const id = <B extends string>() =>
  z.string().check(z.minLength(1), z.maxLength(64)).brand<B>();

export const studentIdSchema = id<'StudentId'>();
export type StudentId = z.output<typeof studentIdSchema>;
export const managerIdSchema = id<'ManagerId'>();
export type ManagerId = z.output<typeof managerIdSchema>;
export const newsIdSchema = id<'NewsId'>();
export type NewsId = z.output<typeof newsIdSchema>;
export const pointIdSchema = id<'PointId'>();
export type PointId = z.output<typeof pointIdSchema>;
export const mockExamIdSchema = id<'MockExamId'>();
export type MockExamId = z.output<typeof mockExamIdSchema>;
export const mockRegistrationIdSchema = id<'MockRegistrationId'>();
export type MockRegistrationId = z.output<typeof mockRegistrationIdSchema>;
export const scheduleIdSchema = id<'ScheduleId'>();
export type ScheduleId = z.output<typeof scheduleIdSchema>;
export const reasonIdSchema = id<'ReasonId'>();
export type ReasonId = z.output<typeof reasonIdSchema>;
/** A picture that proves a reason (증빙 사진). */
export const attachmentIdSchema = id<'AttachmentId'>();
export type AttachmentId = z.output<typeof attachmentIdSchema>;
/** A manager's write that can be taken back as a whole. */
export const operationIdSchema = id<'OperationId'>();
export type OperationId = z.output<typeof operationIdSchema>;
/** An entry of the deposit ledger. */
export const depositEntryIdSchema = id<'DepositEntryId'>();
export type DepositEntryId = z.output<typeof depositEntryIdSchema>;
/** A message in the outbox: a mail, a text. */
export const messageIdSchema = id<'MessageId'>();
export type MessageId = z.output<typeof messageIdSchema>;
/** One of a student's guardians. */
export const guardianIdSchema = id<'GuardianId'>();
export type GuardianId = z.output<typeof guardianIdSchema>;
/** A guardian's link. */
export const guardianLinkIdSchema = id<'GuardianLinkId'>();
export type GuardianLinkId = z.output<typeof guardianLinkIdSchema>;
/** A dated price of meals. */
export const mealPriceIdSchema = id<'MealPriceId'>();
export type MealPriceId = z.output<typeof mealPriceIdSchema>;
export const reportedDepositIdSchema = id<'ReportedDepositId'>();
export type ReportedDepositId = z.output<typeof reportedDepositIdSchema>;
/** An entry of the audit log. */
export const auditIdSchema = id<'AuditId'>();
export type AuditId = z.output<typeof auditIdSchema>;

/** A student's move from one branch to another. */
export const moveIdSchema = id<'MoveId'>();
export type MoveId = z.output<typeof moveIdSchema>;

/** A device of the academy's own that calls without a person. */
export const terminalIdSchema = id<'TerminalId'>();
export type TerminalId = z.output<typeof terminalIdSchema>;
