import { whenQuiet } from '@academy/app-kit/offline';
import { lazy } from 'react';
import { queryClient } from '../query-client';

/** ms after which a page that works fetches what it can do without. */
const REST_AFTER = 5000;

const Nothing = () => null;

/**
 * Comes once the page has had its time to load: it must not be in the way of what was opened.
 * Without a network it comes at once, because it reads what was kept. When it does not come, nobody
 * needs to learn of it.
 */
const file = whenQuiet(queryClient, REST_AFTER)
  .then(() => import('./late'))
  .then(
    ({ keepForManager, ...parts }) => {
      keepForManager(queryClient);
      return parts;
    },
    () => ({ Age: Nothing, LateNotes: Nothing }),
  );

export const Age = lazy(async () => ({ default: (await file).Age }));
export const LateNotes = lazy(async () => ({ default: (await file).LateNotes }));
