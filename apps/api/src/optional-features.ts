/** The features that an academy can do without (`FEATURES` of the domain), each in one line. */
export { guardians } from './features/students/guardians/feature';
export { kiosk } from './features/kiosk/feature';
export { mocks } from './features/mocks/feature';
export { points } from './features/points/feature';
export { schedule } from './features/schedule/feature';
export { seats } from './features/seats/feature';
export { studyTime } from './features/study-time/feature';
