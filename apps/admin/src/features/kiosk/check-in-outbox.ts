import { openOutbox } from '@academy/app-kit/writes/outbox';
import type { CheckInResult } from '@academy/domain/kiosk';
import type { QueryClient } from '@tanstack/react-query';
import { kioskClock } from './kiosk-clock';
import { kioskDayQuery, kioskApi, leaveIfRemoved, patchVisits } from './kiosk-day';
import { asKiosk, kioskDevice } from './kiosk-device';
import { storedSchema, type Typed } from './typed';

/** In one request; the server takes twice as many. */
const AT_ONCE = 100;

/**
 * What was typed here and the server does not have yet: it outlives the network, the page and the
 * tablet's battery, and leaves in the order in which it came.
 */
export const openCheckIns = (queries: QueryClient) =>
  openOutbox<Typed, CheckInResult>(
    'kiosk',
    {
      keyOf: ({ key }) => key,
      read: (stored) => storedSchema.safeParse(stored).data,
      // An old one is shown to the desk; a device that was put away for a holiday loses none.
      expires: false,
      isHeld: () => kioskDevice.get().state !== 'paired',
      batch: (typed) =>
        typed.toSorted((one, other) => one.when.localeCompare(other.when)).slice(0, AT_ONCE),
      send: (batch, { leaving, signal }) =>
        kioskApi.checkIn({
          ...asKiosk(),
          body: {
            checkIns: batch.map(({ key, studentId, action, when: at, code }) => ({
              key,
              studentId,
              action,
              at,
              ...(code && { code }),
            })),
          },
          keepalive: leaving,
          signal,
        }),
      settle: () => () => 'done',
      onAnswer: ({ answer }) =>
        void patchVisits(
          queries,
          new Map(answer.results.map(({ studentId, visit }) => [studentId, visit])),
        ),
      onFailure(error) {
        leaveIfRemoved(error);
        return undefined;
      },
      readAgain: () => void queries.invalidateQueries(kioskDayQuery()),
    },
    kioskClock.serverNow,
  );

export type CheckIns = ReturnType<typeof openCheckIns>;
