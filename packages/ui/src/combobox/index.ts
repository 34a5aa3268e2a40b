export { Combobox, type ComboboxProps } from './combobox';
export type { ListOption } from '../option-list/option-list';
