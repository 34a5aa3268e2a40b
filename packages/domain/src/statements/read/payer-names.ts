import { getChoseong } from 'es-hangul';

const INITIALS = /^[ㄱ-ㅎ]{2,}$/;

/** Whether a text is nothing but the 초성 of a name. */
export const isInitialsOf = (core: string, name: string): boolean =>
  INITIALS.test(core) && getChoseong(name) === core;

/**
 * Whether one letter was mistyped, left out or typed too much. Short names differ by one anyway.
 */
export function isOneOff(core: string, name: string): boolean {
  const [long, short] = core.length >= name.length ? [core, name] : [name, core];
  if (short.length < 3) return false;
  if (long.length - short.length > 1 || long === short) return false;
  const at = [...long].findIndex((char, index) => char !== short[index]);
  return long.slice(at + 1) === short.slice(at + (long.length === short.length ? 1 : 0));
}
