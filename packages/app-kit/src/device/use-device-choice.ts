import { useState } from 'react';
import { readKept, writeKept } from './kept-texts';

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
      return read(readKept(key));
    } catch {
      return read(null);
    }
  });
  return [
    choice,
    (next) => {
      setChoice(next);
      writeKept(key, write(next));
    },
  ];
}
