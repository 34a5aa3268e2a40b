export { matchPasted } from './match-pasted';
export type { PastedLine } from './match-pasted';
export { readList } from './read-list';
export type { ListedStudent, PastedCell } from './read-list';
export { resolvePasted } from './resolve';
export type { PastedPicks, ResolvedStudent } from './resolve';
