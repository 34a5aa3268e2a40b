export { managerIdSchema, newsIdSchema, studentIdSchema } from './ids';
export type { ManagerId, NewsId, StudentId } from './ids';
