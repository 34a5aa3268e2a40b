import { instantAt, seoulDay, type ClockTime } from '@academy/domain/time';

const HOUR_MS = 3_600_000;
/** Korea keeps one time all year. */
const DAY_MS = 24 * HOUR_MS;

/** The next moment after `now` at which clocks in Seoul show `time`. */
export function nextNight(now: Date, time: ClockTime): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const tonight = instantAt(seoulDay(now), hour, minute);
  return tonight > now ? tonight : new Date(tonight.getTime() + DAY_MS);
}

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
      due = new Date(begun.getTime() + HOUR_MS);
    }
  }
}
