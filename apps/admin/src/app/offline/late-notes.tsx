import { newVersion, startWorker } from '@academy/app-kit/offline';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useManager } from '../../shared/session/use-manager';
import { openKeptEdits } from '../kept-edits';
import { UnreachableNote } from './age-note';
import { UpdateNote } from './update-note';

/** Late parts of the frame; they show only when signed in, so the device may store the app. */
export function LateNotes() {
  const { id } = useManager();
  const queries = useQueryClient();
  useEffect(() => openKeptEdits(id, queries), [id, queries]);
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
