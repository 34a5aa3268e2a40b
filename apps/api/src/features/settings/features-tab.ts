import { featureEndpoints } from '@academy/domain/features';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { featureSetting } from '../../shared/settings/features-db';
import { readTab, saveTab, settingsTab } from '../../shared/settings/save-tab';

export const featuresTab = settingsTab(featureSetting, {
  label: '쓰는 기능',
  action: 'save-features',
});

/** Which features the academy uses. */
export function featureRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(featureEndpoints.editedFeatures, (call) => readTab(db, call, featuresTab));
  serve(featureEndpoints.saveFeatures, (call) => saveTab(db, call, call.body, featuresTab));
}
