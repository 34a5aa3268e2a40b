export { expiresAt, readClaims, roleOfClaims } from './claims';
export { networkMatcher, networksFault, tidyNetworks } from './known-networks';
export { loginEndpoints } from './endpoints';
export { safeNext } from './next-path';
export { failedPasswordParts } from './password';
export type { PasswordPart } from './password';
export { pinFault, STUDENTS_PER_DEVICE_HOUR } from './protection';
export { editedLoginSettingsSchema, loginManagementEndpoints } from './manage-endpoints';
export type { EditedLoginSettings, LoginAlert, LoginDevice } from './manage-endpoints';
export {
  defaultLoginSettings,
  loginSettingsSchema,
  managerLoginSchema,
  managerProfileSchema,
  refreshedSchema,
  studentChoicesSchema,
  studentLoginSchema,
  studentProfileSchema,
} from './schemas';
export type { LoginSettings, StudentChoice, StudentLogin } from './schemas';
export { pinFaultText } from './login-texts';
export { loginFields, loginSettingsFields } from './fields';
