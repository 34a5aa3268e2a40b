export { checkTargets, isNamed, isTargeted, targetsText } from './targets';
export type { Targets } from './targets';
