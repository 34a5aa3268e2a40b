export { usePaintSelection, type PaintSelectionOptions } from './use-paint-selection';
export { paintTargetProps, type PaintTarget } from './paint-target';
