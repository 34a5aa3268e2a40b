import { rightRules, type Area, type Right } from '../rights';
import { isOn, type Feature } from './features';

/** The areas that are one feature's; all others have work without it. */
const FEATURE_OF: Partial<Record<Area, Feature>> = { points: 'points', mocks: 'mocks' };

/** Whether there is any work of an area while some features are off. */
export const isAreaOn = (area: Area, off: readonly string[] | undefined): boolean =>
  isOn(FEATURE_OF[area], off);

/** The same for what a right lets one do. */
export function isRightOn(right: Right, off: readonly string[] | undefined): boolean {
  const { area } = rightRules[right];
  return area === null || isAreaOn(area, off);
}
