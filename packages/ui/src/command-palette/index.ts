export { CommandPalette, type CommandPaletteProps } from './command-palette';
export { usePaletteShortcut } from './use-palette-shortcut';
export type { ListOption, OptionGroup } from '../option-list/option-list';
