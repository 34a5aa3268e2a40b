import { keysOf, typedBy } from './jamo';

/** The Korean keyboard (두벌식): which key types which jamo. */
const QWERTY = 'qwertyuiopasdfghjklzxcvbnmQWERTOP';
const JAMO = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ';
const JAMO_OF = new Map([...QWERTY].map((key, index) => [key, JAMO.charAt(index)]));
const KEY_OF = new Map([...JAMO].map((jamo, index) => [jamo, QWERTY.charAt(index)]));

/** What somebody meant who typed Korean with the keyboard left in English: `rlaalswns` → `김민준`. */
export const fromQwerty = (text: string): string => typedBy([...text].map((key) => JAMO_OF.get(key) ?? JAMO_OF.get(key.toLowerCase()) ?? key).join(''));

/** What somebody meant who typed English with the keyboard left in Korean: `ㅁ으ㅑㅜ` → `admin`. */
export const toQwerty = (text: string): string => [...keysOf(text)].map((jamo) => KEY_OF.get(jamo) ?? jamo).join('');
