import { useEffect, useState } from 'react';

/** The present by a clock, again at each of its full seconds. */
export function useSecond(now: () => Date): Date {
  const [second, setSecond] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look(): void {
      const present = now();
      setSecond(present);
      timer = setTimeout(look, 1000 - (present.getTime() % 1000));
    }
    look();
    return () => clearTimeout(timer);
  }, [now]);
  return second;
}
