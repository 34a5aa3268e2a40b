import { Banner } from '@academy/ui/banner';
import { saveTexts } from '../../shared/messages/save-texts';
import { shellTexts } from '../../shared/messages/shell-texts';
import { useOnline } from '../../shared/online/use-online';
import { useSaveState } from '../../shared/unsaved-work/use-save-state';

/** What holds for every page: no network, or a save that does not work and why. */
export function ShellBanner() {
  const online = useOnline();
  const state = useSaveState();
  if (!online) return <Banner kind="offline">{shellTexts.offline}</Banner>;
  return state.kind === 'failed' ? <Banner kind="maintenance">{state.message ?? saveTexts.trouble}</Banner> : null;
}
