import { nextNight, RETRY_MS } from '@academy/domain/backups';
import type { ClockTime } from '@academy/domain/time';

interface Nights {
  time: ClockTime;
  clock: () => Date;
  wait: (ms: number) => Promise<unknown>;
  /** Gets what a night failed of. */
  onError: (error: unknown) => void;
}

/** Does the work every night, without end; a night that fails is tried again after an hour. */
export async function everyNight(
  work: () => Promise<void>,
  { time, clock, wait, onError }: Nights,
): Promise<never> {
  let due = nextNight(clock(), time);
  for (;;) {
    await wait(Math.max(0, due.getTime() - clock().getTime()));
    const begun = clock();
    try {
      await work();
      due = nextNight(begun, time);
    } catch (error) {
      onError(error);
      due = new Date(begun.getTime() + RETRY_MS);
    }
  }
}
