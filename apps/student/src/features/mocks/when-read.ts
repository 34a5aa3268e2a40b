import { serverClock } from '../../shared/api/server-clock';

/**
 * An answer and the moment of asking by the server's clock: what it says of a status holds for that
 * moment.
 */
export interface Read<Value> {
  value: Value;
  readAt: Date;
}

/** The clock is looked at after the answer, because the first answer is what sets it. */
export async function whenRead<Value>(answer: Promise<Value>): Promise<Read<Value>> {
  const asked = performance.now();
  const value = await answer;
  return {
    value,
    readAt: new Date(serverClock.serverNow().getTime() - (performance.now() - asked)),
  };
}
