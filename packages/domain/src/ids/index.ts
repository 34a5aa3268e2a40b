export {
  auditIdSchema, depositEntryIdSchema, managerIdSchema, mockExamIdSchema, mockRegistrationIdSchema, newsIdSchema, operationIdSchema, pointIdSchema, reasonIdSchema, scheduleIdSchema,
  studentIdSchema,
} from './schemas';
export type { AuditId, DepositEntryId, ManagerId, MockExamId, MockRegistrationId, NewsId, OperationId, PointId, ReasonId, ScheduleId, StudentId } from './schemas';
