import { forgetLastSeen } from '@academy/app-kit/offline';
import { createQueryClient } from '@academy/app-kit/queries';
import { endSending } from '@academy/app-kit/writes';
import { client, session } from '../shared/api';
import { forgetDrawn } from './first-paint/month-drawn';

/**
 * One for the life of the page and not of a component: the auto-save keeps its idea of the truth
 * here, and React may throw away a component that it has begun to draw.
 */
export const queryClient = createQueryClient();

// What one student has read is nothing for the next one.
session.subscribe(() => {
  if (session.state().status !== 'unauthenticated') return;
  endSending();
  queryClient.clear();
  client.forgetEarly();
  forgetLastSeen();
  forgetDrawn();
});
