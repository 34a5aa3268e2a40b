import { useEffect, useState } from 'react';

const LOOK_MS = 500;

/** Whether nobody is tapping just now; a browser that can't tell says so. */
const isCalm = () => !('userActivation' in navigator) || !navigator.userActivation.isActive;

/** Whether something may move the page: at once where it `may` anyway, else from the first pause in a student's taps on. */
export function useCalm(may: boolean): boolean {
  const [calm, setCalm] = useState(() => may || isCalm());
  useEffect(() => {
    if (calm) return;
    const looking = setInterval(() => setCalm(isCalm()), LOOK_MS);
    return () => clearInterval(looking);
  }, [calm]);
  return calm;
}
