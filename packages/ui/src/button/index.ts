export { Button } from './button';
export type { ButtonProps } from './button';
export { buttonClassName } from './button-class-name';
export type { ButtonLook } from './button-class-name';
