import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveTexts } from '../../shared/unsaved/save-texts';
import { shellTexts } from '../../shared/shell-texts';
import { toasts } from '../../shared/toasts';
import { useOnline } from '@academy/app-kit/device';
import { retryText } from '@academy/ui/words';
import { useSlow } from '../../shared/use-slow';
import { unsavedWork, useSaveFailure } from '../../shared/unsaved/unsaved-work';

/** ms, longer than any wait; the answer withdraws the message. */
const UNTIL_ANSWERED = 10 * 60_000;

/** Says over the page, which it would push down and up again, that the server takes its time. */
function useSlowMessage(slow: boolean): void {
  useEffect(() => {
    if (!slow) return undefined;
    toasts.show({ key: 'slow', text: shellTexts.slow, durationMs: UNTIL_ANSWERED });
    return () => toasts.withdraw('slow');
  }, [slow]);
}

/** What holds for every page: no network, or a save that does not work and why. */
export function ShellBanner() {
  const online = useOnline();
  const failed = useSaveFailure();
  useSlowMessage(useSlow(useIsFetching() > 0) && online && !failed);
  if (!online) return <Banner kind="offline">{shellTexts.offline}</Banner>;
  if (failed) {
    const retry = failed.retrying && (
      <Button size="dense" onClick={unsavedWork.retry}>
        {retryText}
      </Button>
    );
    return (
      <Banner kind="maintenance" action={retry}>
        {failed.message ?? saveTexts.trouble}
      </Banner>
    );
  }
  return null;
}
