import { lazyPart } from '../../shared/page/lazy-part';
import type { OptionalFeature } from '../../shared/page/optional-feature';
import { messages } from '../../shared/texts/messages';
import { pageWords } from '../page-words-texts';

/** The steps, which the page of points shows as the settings do. */
export const Standards = lazyPart(
  async () => (await import('../../features/settings/points/standards-tab')).StandardsTab,
);

/** In the settings the items of points have the steps below them. */
export const points: OptionalFeature = {
  feature: 'points',
  settings: {
    value: 'points',
    group: 'academy',
    label: messages.menu.pointsGroup,
    words: pageWords.pointsGroup,
    needs: 'points.read',
    Component: lazyPart(async () => {
      const { PointSettings } = await import('../../features/points/presets/presets-tab');
      return () => <PointSettings Standards={Standards} />;
    }),
  },
};
