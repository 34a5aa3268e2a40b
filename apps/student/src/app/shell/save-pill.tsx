import { formatClock } from '@academy/domain/time';
import { SaveStatus } from '@academy/ui/save-status';
import { saveTexts } from '../../shared/unsaved/save-texts';
import { unsavedWork, useSaveState } from '../../shared/unsaved/unsaved-work';

/** Whether what is on the screen is stored. */
export function SavePill() {
  const state = useSaveState();
  const retrying = state.kind === 'failed' && state.retrying === true;
  const texts = {
    saving: saveTexts.saving,
    saved: state.kind === 'saved' ? saveTexts.saved(formatClock(new Date(state.at))) : '',
    failed: retrying ? saveTexts.failedRetrying : saveTexts.failed,
    offline: saveTexts.offline,
  };
  return (
    <SaveStatus
      state={state.kind === 'draft' ? 'idle' : state.kind}
      texts={texts}
      // The long sentence leaves no room for it on a phone: the banner has it then.
      onRetry={retrying ? undefined : unsavedWork.retry}
      retryLabel={saveTexts.retry}
    />
  );
}
