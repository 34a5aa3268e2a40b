import { withoutInvisible } from './invisible';

/**
 * A text as one line, without what cannot be seen: each run of blanks one space, none at the ends.
 */
export const oneLine = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim();

/** A text for comparing, without any blanks: `김 민준` and `김민준` are the same name. */
export const withoutBlanks = (text: string): string => withoutInvisible(text).replace(/\s+/g, '');
