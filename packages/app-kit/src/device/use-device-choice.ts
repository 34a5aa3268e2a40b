import { useState } from 'react';
import { readKept, writeKept } from './kept-texts';

interface Options<Choice> {
  /** Parses a stored text; null: nothing is stored. An exception counts as nothing stored. */
  read: (text: string | null) => Choice;
  write: (choice: Choice) => string;
}

/** A choice that is stored on this device. Without storage it lasts as long as the page. */
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
