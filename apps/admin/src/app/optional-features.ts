/** The features that an academy can do without and that add to others' pages, each in one line. */
export { kiosk } from '../features/kiosk/feature';
export { points } from './hosts/points-settings';
