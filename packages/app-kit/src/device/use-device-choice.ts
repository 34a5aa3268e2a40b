import { useState } from 'react';

interface Options<Choice> {
  /** What a kept text means; null: nothing is kept. Where it throws, nothing counts as kept. */
  read: (text: string | null) => Choice;
  write: (choice: Choice) => string;
}

/**
 * A choice kept on this device, for whoever uses it. In a browser that keeps nothing it lasts until
 * the page is left.
 */
export function useDeviceChoice<Choice>(
  key: string,
  { read, write }: Options<Choice>,
): [choice: Choice, choose: (next: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return read(null);
    }
  });
  return [
    choice,
    (next) => {
      setChoice(next);
      try {
        localStorage.setItem(key, write(next));
      } catch {
        // It is on the screen all the same.
      }
    },
  ];
}
