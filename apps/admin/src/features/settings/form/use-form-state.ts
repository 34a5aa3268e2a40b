import { useEffect, useEffectEvent, useState } from 'react';
import { session, whySessionEnded } from '../../../shared/api';
import { useManager } from '../../../shared/use-manager';
import { changedFields } from './draft';
import type { KeptDraft } from './kept-draft';
import { meet, type FormState, type Saved } from './state';

/**
 * A form's state. Begins with what was loaded, or with what was typed when the login ran out; a
 * newer version that is read while nothing is edited simply takes its place.
 */
export function useFormState<Draft extends object>(
  loaded: Saved<Draft>,
  keptDraft: KeptDraft<Draft>,
) {
  const { id } = useManager();
  const [state, setState] = useState<FormState<Draft>>(() => {
    const kept = keptDraft.of(id);
    if (!kept) return { base: loaded, draft: loaded.settings };
    return loaded.version > kept.base.version ? meet(kept, loaded) : kept;
  });
  const edited = changedFields(state.base.settings, state.draft).length > 0;
  if (!edited && loaded.version > state.base.version)
    setState({ base: loaded, draft: loaded.settings });

  const keep = useEffectEvent(() => {
    if (
      edited &&
      session.state().status === 'unauthenticated' &&
      whySessionEnded() === 'refresh-failed'
    )
      keptDraft.put(id, state);
  });
  useEffect(() => {
    keptDraft.forget();
    return () => keep();
  }, [keptDraft]);

  return [state, setState] as const;
}
