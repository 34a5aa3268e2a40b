import type { PointWeek } from '@academy/domain/points';
import { formatDaySpan, formatShortDay, shiftDay } from '@academy/domain/time';
import type { ChartPicture } from '@academy/ui/chart';
import { weeksPictureTexts as texts } from './weeks-texts';

const spanOf = ({ first }: PointWeek) => formatDaySpan(first, shiftDay(first, 6));

/** Rewards and penalties week by week; nothing where there are none. */
export function weeksPicture(weeks: readonly PointWeek[]): ChartPicture | undefined {
  if (weeks.every(({ rewards, penalties }) => rewards + penalties === 0)) return undefined;
  const most = weeks.toSorted((one, other) => other.penalties - one.penalties)[0];
  return {
    label: texts.label,
    answer:
      most && most.penalties > 0 ? texts.most(spanOf(most), most.penalties) : texts.noPenalties,
    kind: 'bar',
    series: [
      { id: 'rewards', label: texts.rewards, meaning: 'reward' },
      { id: 'penalties', label: texts.penalties, meaning: 'penalty' },
    ],
    points: weeks.map((week) => ({
      id: week.first,
      label: formatShortDay(week.first),
      name: spanOf(week),
      values: [week.rewards, week.penalties],
    })),
    format: texts.score,
    texts: { none: texts.none },
  };
}
