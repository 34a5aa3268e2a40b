import type { ManagerId } from '@academy/domain/ids';
import type { SettingsState } from './settings-state';

let kept: { of: ManagerId; state: SettingsState } | undefined;

/** What a manager had typed when the login ran out under the form; it waits for the same manager's next login in this tab (UX §1.19). */
export const keptDraft = {
  put: (of: ManagerId, state: SettingsState) => { kept = { of, state }; },
  of: (manager: ManagerId): SettingsState | undefined => (kept?.of === manager ? kept.state : undefined),
  forget: () => { kept = undefined; },
};
