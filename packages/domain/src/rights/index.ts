export { AREAS } from './areas';
export {
  areaOfPart,
  areaOfRows,
  foreignCondition,
  listByArea,
  ofArea,
  ofAreaOrNull,
  partOf,
  seesArea,
  seesPart,
} from './part-schemas';
export type { Area } from './areas';
export { can, defaultAreas, rightRules } from './rights';
export type { Grants, Right } from './rights';
export { managerRoleSchema } from './role-schema';
export type { ManagerRole } from './role-schema';
export {
  areaName,
  managerRoleName,
  missingAreaText,
  missingRightText,
  readOnlyText,
} from './right-texts';
