import { unknownDeviceText } from '../texts/kit-texts';

/**
 * Names that browsers give themselves, most telling first: nearly all of them call themselves
 * Chrome and Safari too.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/, '카카오톡'],
  [/Whale\//, '웨일'],
  [/Edg\//, '엣지'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Firefox\//, '파이어폭스'],
  [/Chrome\//, '크롬'],
  [/Safari\//, '사파리'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, '윈도우'],
  [/Mac OS X/, '맥'],
  [/Linux/, '리눅스'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

/** What a person calls the device of a request: `크롬 · 윈도우`. */
export function deviceName(userAgent: string | null): string {
  const names = [nameIn(BROWSERS, userAgent ?? ''), nameIn(SYSTEMS, userAgent ?? '')].filter(
    (name) => name !== undefined,
  );
  return names.length === 0 ? unknownDeviceText : names.join(' · ');
}
