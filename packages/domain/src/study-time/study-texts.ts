import { fill } from '../text/fill';

const texts = { hours: '{hours}시간', minutes: '{minutes}분' } as const;

/** A length of time in hours and minutes, never in days: `182시간 10분`, `40분`, `0분`. */
export function studyTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [fill(texts.hours, { hours })] : []),
    ...(rest > 0 || hours === 0 ? [fill(texts.minutes, { minutes: rest })] : []),
  ];
  return parts.join(' ');
}
