import { useDeviceChoice } from '@academy/app-kit/device';
import { afterCheckIn, afterMiss, guessPause } from '@academy/domain/kiosk';
import { useEffect, useState } from 'react';
import { kioskClock } from '../kiosk-clock';

const kept = {
  read: (text: string | null) => (text ?? '').split(' ').map(Number).filter(Boolean),
  write: (misses: readonly number[]) => misses.join(' '),
};

/** Whether the pad rests, because somebody at this device seems to guess numbers. */
export function useGuesses() {
  const [misses, setMisses] = useDeviceChoice<readonly number[]>('academy.kiosk.misses', kept);
  const [, wake] = useState(0);
  const pause = guessPause(misses, kioskClock.serverNow());
  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => wake((times) => times + 1), pause);
    return () => clearTimeout(timer);
  }, [pause]);
  return {
    resting: pause > 0,
    /** Nobody has the number that was typed. */
    miss: () => setMisses(afterMiss(misses, kioskClock.serverNow())),
    /** Somebody checked in. */
    check: () => setMisses(afterCheckIn(misses)),
  };
}
