export { initialOf, keysOf, typedBy } from './jamo';
export { fromQwerty, toQwerty } from './keyboard';
