export { checkTargets, isForAll, isNamed, isTargeted, targetsText } from './targets';
export type { Targets } from './targets';
