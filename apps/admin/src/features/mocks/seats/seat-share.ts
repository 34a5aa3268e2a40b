import type { ManagedExam } from '@academy/domain/mocks';
import type { ShareBarProps } from '@academy/ui/share-bar';
import { seatShareTexts as texts } from './seat-share-texts';

/** How many of an exam's seats are taken, and who gets the paper alone. */
export function seatShare({
  onSiteTaken,
  onSiteCapacity,
  waitingCount,
  paperOnly,
}: Pick<
  ManagedExam,
  'onSiteTaken' | 'onSiteCapacity' | 'waitingCount' | 'paperOnly'
>): ShareBarProps {
  return {
    label: texts.label,
    answer: texts.answer(onSiteTaken, onSiteCapacity, waitingCount),
    parts: [
      { id: 'on-site', label: texts.onSite, value: onSiteTaken },
      { id: 'paper', label: texts.paper, value: paperOnly, meaning: 'label' },
      { id: 'waiting', label: texts.waiting, value: waitingCount, meaning: 'waiting' },
      {
        id: 'free',
        label: texts.free,
        value: Math.max(0, (onSiteCapacity ?? onSiteTaken) - onSiteTaken),
        rest: true,
      },
    ],
    format: texts.people,
  };
}
