import { whenQuiet } from '@academy/app-kit/offline';
import { lazyComponent, REST_AFTER } from '../../shared/lazy-component';
import { queryClient } from '../query-client';

/** When the page has had its time to load. */
export const due = whenQuiet(queryClient, REST_AFTER);

const Nothing = () => null;

/** Without a network it is what the first drawing waits for. */
void due
  .then(() => import('../offline/keep-for-student'))
  .then(
    ({ keepForStudent }) => keepForStudent(),
    () => undefined,
  );

/** Not asked for by the drawing: that would be a step later. */
const file = due
  .then(() => import('../late-shell/late-shell'))
  .then(
    (module) => module.LateShell,
    () => Nothing,
  );

/** Parts of the frame that load late; a failed load is silent, since nothing depends on them. */
export const LateShell = lazyComponent(() => file);
