import { useOnline } from '@academy/app-kit/device';
import { useDataAge } from '@academy/app-kit/offline';
import { lastUpdateText } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { serverClock } from '../../shared/api';
import { messages } from '../../shared/texts/messages';

/** When what is on the screen was read, while the server cannot be asked; else nothing. */
export function Age() {
  const age = useDataAge();
  if (age === undefined) return null;
  return lastUpdateText(new Date(age + serverClock.offset()), serverClock.serverNow());
}

/** The server does not answer, though the browser believes in a network. */
export function UnreachableNote() {
  const online = useOnline();
  const age = useDataAge();
  if (!online || age === undefined) return null;
  return (
    <Banner kind="offline">
      {messages.errors.unreachable} <Age />
    </Banner>
  );
}
