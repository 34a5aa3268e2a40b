export { managerIdSchema, mockExamIdSchema, mockRegistrationIdSchema, newsIdSchema, pointIdSchema, reasonIdSchema, scheduleIdSchema, studentIdSchema } from './schemas';
export type { ManagerId, MockExamId, MockRegistrationId, NewsId, PointId, ReasonId, ScheduleId, StudentId } from './schemas';
