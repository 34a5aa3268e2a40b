import { newVersion, startWorker } from '@academy/app-kit/offline';
import { useEffect } from 'react';
import { UnreachableNote } from './age-note';
import { UpdateNote } from './update-note';

/** What the frame adds late; whoever sees it is signed in, so the device may keep the app. */
export function LateNotes() {
  useEffect(() => {
    // Nothing in development: the worker belongs to a build.
    if (import.meta.env.PROD) startWorker();
  }, []);
  return (
    <>
      <UnreachableNote />
      <UpdateNote version={newVersion} />
    </>
  );
}
