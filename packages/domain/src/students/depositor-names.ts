import { oneLine } from '../text/blanks';
import { studentFields } from './fields';

/**
 * A student's 입금자명 with one more, at the end. Null where it is there already, is the student's own
 * name, or has no place.
 */
export function withDepositorName(
  { name, depositorNames }: { name: string; depositorNames: readonly string[] },
  added: string,
): string[] | null {
  const text = oneLine(added);
  if (text === '' || Array.from(text).length > studentFields.name.limit) return null;
  if (text === name || depositorNames.includes(text)) return null;
  return depositorNames.length < studentFields.depositorNames.limit
    ? [...depositorNames, text]
    : null;
}
