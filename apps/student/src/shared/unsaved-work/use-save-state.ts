import { useSyncExternalStore } from 'react';
import { unsavedWork, type SaveState } from './unsaved-work';

export const useSaveState = (): SaveState =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.getState);
