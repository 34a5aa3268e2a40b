import { featureName, type Feature } from '@academy/domain/features';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Link } from 'react-router-dom';
import { featureOffTexts as texts } from './feature-off-texts';
import { mealsPath } from '../shared/meals-path';

/** In the place of a page that the academy does not use. */
export const FeatureOff = ({ feature }: { feature: Feature }) => (
  <EmptyState
    title={texts.title(featureName(feature))}
    action={
      <Link to={mealsPath} className={buttonClassName({ variant: 'primary', size: 'large' })}>
        {texts.toMeals}
      </Link>
    }
  >
    {texts.body}
  </EmptyState>
);
