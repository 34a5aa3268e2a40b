export { missingForLinks } from './guardian-rights';
export { guardianLinkEndpoints } from './link-endpoints';
export type { GuardianLink } from './link-schemas';
export { guardianEndpoints } from './view-endpoints';
export {
  GUARDIAN_NOTICES,
  GUARDIAN_POINTS,
  guardianChildSchema,
  guardianLinkParams,
  guardianViewSchema,
} from './view-schemas';
export type { GuardianChild, GuardianView } from './view-schemas';
