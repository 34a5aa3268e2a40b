import { useOnline } from '@academy/app-kit/device';
import { useDataAge } from '@academy/app-kit/offline';
import { lastUpdateText } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { serverClock } from '../../shared/api';
import { messages } from '../../shared/texts/messages';

/** That the server cannot be asked, and when what is on the screen was read. */
export function OfflineNote() {
  const online = useOnline();
  const age = useDataAge();
  if (online && age === undefined) return null;
  return (
    <Banner kind="offline">
      {online ? messages.errors.unreachable : messages.errors.offline}
      {age !== undefined &&
        ` ${lastUpdateText(new Date(age + serverClock.offset()), serverClock.serverNow())}`}
    </Banner>
  );
}
