import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useIsFetching } from '@tanstack/react-query';
import { saveTexts } from '../../shared/unsaved/save-texts';
import { shellTexts } from '../../shared/shell-texts';
import { useOnline } from '@academy/app-kit/device';
import { useSlow } from '../../shared/use-slow';
import { unsavedWork, useSaveFailure } from '../../shared/unsaved/unsaved-work';

/**
 * What holds for every page: no network, a save that does not work and why, or a server that takes
 * its time.
 */
export function ShellBanner() {
  const online = useOnline();
  const failed = useSaveFailure();
  const slow = useSlow(useIsFetching() > 0);
  if (!online) return <Banner kind="offline">{shellTexts.offline}</Banner>;
  if (failed) {
    const retry = failed.retrying && (
      <Button size="dense" onClick={unsavedWork.retry}>
        {saveTexts.retry}
      </Button>
    );
    return (
      <Banner kind="maintenance" action={retry}>
        {failed.message ?? saveTexts.trouble}
      </Banner>
    );
  }
  return slow ? <Banner kind="info">{shellTexts.slow}</Banner> : null;
}
