export type { FieldOf } from './draft';
export type { Clash } from './form-state';
export { currentOf, ifMatch } from './if-match';
export { keptInTab, keptOnDevice, type KeptDrafts } from './kept-drafts';
export {
  dropUnsavedChanges,
  hasUnsavedChanges,
  hasUnsavedTab,
  unsavedAtEnd,
  useUnsavedChanges,
  useWarnBeforeUnload,
} from './unsaved-changes';
export { useVersionedForm, type VersionedForm } from './use-versioned-form';
