import { readKept, writeKept } from './kept-texts';

/** What was off when this device last heard of it: a page's files come before the answer. */
export const featuresHeard = (app: string) => {
  const key = `academy.${app}.features-off`;
  return {
    last: (): readonly string[] => readKept(key)?.split(' ') ?? [],
    keep: (off: readonly string[] = []): void =>
      writeKept(key, off.length === 0 ? null : off.join(' ')),
  };
};
