import { withoutBlanks } from '../../text/blanks';
/** Replaces an erased student's name where one is required. */
export const ERASED_NAME = '(파기됨)';

/** Whether the typed name is exactly that of the student to erase, except for blanks. */
export const ERASED_PHONE = '00000000000';

/** What is in place of a message's text that was kept long enough. */
export const EXPIRED_TEXT = '(보관 기간이 지나 지웠습니다)';

/** Whether the typed name is the student's, blanks aside. */
export const isTypedName = (typed: string, name: string): boolean =>
  withoutBlanks(typed) === withoutBlanks(name);
