import { withoutBlanks } from '../../text/blanks';
/** What is in place of an erased student's name, wherever one has to stand. */
export const ERASED_NAME = '(파기됨)';

/** The number in an erased student's row: nobody has it. */
export const ERASED_PHONE = '00000000000';

/** What is in place of a message's text that was kept long enough. */
export const EXPIRED_TEXT = '(보관 기간이 지나 지웠습니다)';

/** Whether somebody typed the name of whom they are about to erase: blanks aside, the very name. */
export const isTypedName = (typed: string, name: string): boolean =>
  withoutBlanks(typed) === withoutBlanks(name);
