import { oneLine } from '../text/blanks';

/** Whether a text can be a person's name: it has a letter that can be seen. */
export const isName = (text: string): boolean => /\p{L}/u.test(oneLine(text));
