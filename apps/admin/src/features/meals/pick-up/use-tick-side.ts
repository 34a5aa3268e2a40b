import { useDeviceChoice } from '@academy/app-kit/device';

/** Which thumb ticks on a phone or tablet. */
export type TickSide = 'left' | 'right';

const kept = {
  read: (text: string | null): TickSide => (text === 'left' ? 'left' : 'right'),
  write: (side: TickSide) => side,
};

/** On which side of a card its ticks are; stored per device, which is held in the same hand. */
export function useTickSide() {
  const [side, change] = useDeviceChoice('list:tick-side', kept);
  return { side, change };
}
