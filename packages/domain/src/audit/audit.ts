import { actionsOn, countedFields, type ActionsByTopic } from '../audit-actions/action';
import { depositFields } from '../deposits/fields';
import { personFields } from '../identity/fields';
import { mealFields } from '../meals/fields';
import { examFields } from '../mocks/fields';
import { newsFields, newsStateFields } from '../news/fields';
import { pointFields } from '../points/fields';
import { reasonFields } from '../reasons/fields';
import { scheduleFields } from '../schedule/fields';
import { exportFields } from './fields';

/** A file is of any list: its conditions are called as the list's entity calls them. */
const ofAnyList = [
  countedFields,
  exportFields,
  personFields,
  depositFields,
  newsFields,
  newsStateFields,
  pointFields,
  mealFields,
  examFields,
  reasonFields,
  scheduleFields,
];

export const fileActions = {
  files: actionsOn(ofAnyList, {
    'export-list': {
      text: '{subject} 파일을 내려받았습니다',
      tail: ({ after }) => [after['contacts'] === true ? '연락처 포함' : ''],
    },
    'view-contacts': '{subject} 연락처를 보았습니다',
  }),
} satisfies ActionsByTopic;
