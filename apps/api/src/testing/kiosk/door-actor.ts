import { kioskEndpoints } from '@academy/domain/kiosk';
import type { FeatureInTests } from '../optional-feature';
import { insertTerminal, type SomeTerminal } from '../data/some-terminal';

let keys = 0;

/** Two devices at the door: one is online, what is typed at the other waits. */
export const doorActor: NonNullable<FeatureInTests['door']> = async (server, { by, now }) => {
  const place = { by, now: new Date(0) };
  const { db } = server.database;
  const online = await insertTerminal(db, place);
  const offline = await insertTerminal(db, place);
  const waiting: object[] = [];
  const deliver = ({ terminalToken: token }: SomeTerminal, checkIn: object) =>
    server.callEndpoint(kioskEndpoints.checkIn, {}, { token, body: { checkIns: [checkIn] } });

  return async (step, studentId) => {
    if ('last' in step) {
      const [one] = step.last ? waiting.splice(-1) : waiting.splice(0, 1);
      if (one) await deliver(offline, one);
      return;
    }
    const { action } = step;
    const checkIn = { key: `week-key-${(keys += 1)}`, studentId, action, at: now().toISOString() };
    if (step.online) await deliver(online, checkIn);
    else waiting.push(checkIn);
  };
};
