export { managerIdSchema, newsIdSchema, studentIdSchema } from './schemas';
export type { ManagerId, NewsId, StudentId } from './schemas';
