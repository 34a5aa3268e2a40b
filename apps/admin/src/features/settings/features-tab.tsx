import {
  editedFeaturesSchema,
  featureFields,
  FEATURES,
  type FeatureSettings,
} from '@academy/domain/features';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api';
import { managerQuery } from '../../shared/session/use-manager';
import { settingsTab } from './form/settings-tab';
import { Switches } from './form/switch-row';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import { featuresTabTexts as texts } from './settings-texts';

/** 기능: what the academy uses. */
export const featuresModel = settingsTab({
  entity: 'features',
  fields: featureFields,
  schema: editedFeaturesSchema,
  read: api.editedFeatures,
  save: api.saveFeatures,
  toSaved: (edited) => edited,
  toBody: (settings: FeatureSettings) => settings,
});

/** The menu of this window follows a save at once, and every other by what the server says. */
function useMenuFollows(version: number): void {
  const queries = useQueryClient();
  const [first] = useState(version);
  useEffect(() => {
    if (version !== first) void queries.invalidateQueries({ queryKey: managerQuery.queryKey });
  }, [queries, version, first]);
}

/** A switch per feature, with what is not seen while it is off. */
export function FeaturesSection({ form, disabledReason }: SectionProps<FeatureSettings>) {
  useMenuFollows(form.base.version);
  return (
    <Section {...texts.sections.features}>
      <Switches form={form} disabledReason={disabledReason} fields={FEATURES} />
    </Section>
  );
}

export const FeaturesTab = () => <PlainTab model={featuresModel} Sections={FeaturesSection} />;
