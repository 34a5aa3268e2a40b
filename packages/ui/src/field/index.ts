export { Field } from './field';
export type { FieldControl, FieldProps } from './field';
export { InputBox } from './input-box';
export type { InputBoxProps } from './input-box';
