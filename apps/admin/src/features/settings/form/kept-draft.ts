import type { ManagerId } from '@academy/domain/ids';
import type { FormState } from './state';

/**
 * What a manager had typed in a tab when the login ran out under it; it waits for the same
 * manager's next login in this browser tab.
 */
export function createKeptDraft<Draft>() {
  let kept: { of: ManagerId; state: FormState<Draft> } | undefined;
  return {
    put: (of: ManagerId, state: FormState<Draft>) => {
      kept = { of, state };
    },
    of: (manager: ManagerId): FormState<Draft> | undefined =>
      kept?.of === manager ? kept.state : undefined,
    forget: () => {
      kept = undefined;
    },
  };
}

export type KeptDraft<Draft> = ReturnType<typeof createKeptDraft<Draft>>;
