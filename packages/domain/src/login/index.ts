export { loginEndpoints } from './endpoints';
export { managerLoginSchema, managerProfileSchema, managerRoleSchema, refreshedSchema, studentLoginSchema, studentProfileSchema } from './schemas';
export type { ManagerLogin, ManagerProfile, ManagerRole, StudentLogin, StudentProfile } from './schemas';
