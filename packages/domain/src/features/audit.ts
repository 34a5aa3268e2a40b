import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { featureFields } from './fields';

export const featureActions = {
  settings: actionsOn(featureFields, {
    'save-features': '쓰는 기능을 바꿨습니다',
  }),
} satisfies ActionsByTopic;
