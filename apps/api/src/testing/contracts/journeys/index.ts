import type { AppName } from '../contract';
import type { Journey } from '../journey';
import { adminJourney } from './admin';
import { studentJourney } from './student';

/** The main job of each app, call by call. */
export const journeys: Readonly<Record<AppName, Journey>> = {
  student: studentJourney,
  admin: adminJourney,
};
