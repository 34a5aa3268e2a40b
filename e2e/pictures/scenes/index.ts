import * as optionalFeatures from '../../across/optional-features';
import type { OptionalFeature } from '../../across/optional-feature';
import type { Scene } from '../scene';
import { attendance } from './attendance';
import { books } from './books';
import { calendar } from './calendar';
import { meals } from './meals';
import { mocks } from './mocks';
import { office } from './office';
import { points } from './points';
import { schedules } from './schedules';
import { settings } from './settings';
import { student } from './student';
import { studentRequests } from './student-requests';
import { studentStates } from './student-states';
import { students } from './students';

/** What `npm run screens` takes. */
export const screens: Scene[] = [
  ...student,
  ...studentRequests,
  ...studentStates,
  ...office,
  ...mocks,
  ...meals,
  ...points,
  ...attendance,
  ...calendar,
  ...schedules,
  ...students,
  ...settings,
  ...Object.values<OptionalFeature>(optionalFeatures).flatMap(({ scenes = [] }) => scenes),
];

/** What a manual may show. */
export const scenes: Scene[] = [...screens, ...books];
