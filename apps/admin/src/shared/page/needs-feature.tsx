import type { Feature } from '@academy/domain/features';
import { featureName } from '@academy/domain/features';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from './page-head';
import { useManager } from '../session/use-manager';
import { featureOffTexts as texts } from './needs-feature-texts';

/** Its children while the academy uses the feature; else that it is off, and where to switch. */
export function NeedsFeature({
  feature,
  title,
  children,
}: {
  feature: Feature | undefined;
  /** The page's name, where all of it goes. */
  title?: string;
  children: ReactNode;
}) {
  const { uses, can } = useManager();
  if (feature === undefined || uses(feature)) return children;
  return (
    <>
      {title !== undefined && <PageHead title={title} />}
      <EmptyState
        title={texts.title(featureName(feature))}
        action={
          can('settings.write') && (
            <Link className={buttonClassName({ variant: 'primary' })} to="/settings?tab=features">
              {texts.toSettings}
            </Link>
          )
        }
      >
        {can('settings.write') ? texts.kept : texts.askAdmin}
      </EmptyState>
    </>
  );
}
