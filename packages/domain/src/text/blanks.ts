/**
 * A text as one line: composed Hangul (a Mac writes it decomposed), each run of blanks one space,
 * none at the ends.
 */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A text for comparing, without any blanks: `김 민준` and `김민준` are the same name. */
export const withoutBlanks = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');
