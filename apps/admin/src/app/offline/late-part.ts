import { whenQuiet } from '@academy/app-kit/offline';
import { lazy } from 'react';
import { queryClient } from '../query-client';

/** ms after which a page that works fetches what it can do without. */
const REST_AFTER = 5000;

const Nothing = () => null;

/**
 * Loads after the page, so as not to slow it down; offline at once, because it reads stored data. A
 * failed load is silent.
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
