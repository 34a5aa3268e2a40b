export { meanings, toneOf } from './meanings';
export type { Meaning, Tone } from './meanings';
export { toneClass } from './tone-class';
