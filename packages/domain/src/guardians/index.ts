export { guardianEndpoints, guardianLinkEndpoints } from './endpoints';
export { missingForLinks } from './guardian-rights';
export {
  GUARDIAN_NOTICES,
  GUARDIAN_POINTS,
  guardianChildSchema,
  guardianLinkParams,
  guardianViewSchema,
} from './schemas';
export type { GuardianChild, GuardianLink, GuardianView } from './schemas';
