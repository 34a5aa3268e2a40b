import { useOnline } from '@academy/app-kit/device';
import { Banner } from '@academy/ui/banner';
import { Suspense } from 'react';
import { messages } from '../../shared/texts/messages';
import { Age, LateNotes } from './late-part';

/** What the frame says of the way to the server, and of a newer version. */
export function Notes() {
  const online = useOnline();
  return (
    <>
      {!online && (
        <Banner kind="offline">
          {messages.errors.offline}{' '}
          <Suspense fallback={null}>
            <Age />
          </Suspense>
        </Banner>
      )}
      <Suspense fallback={null}>
        <LateNotes />
      </Suspense>
    </>
  );
}
