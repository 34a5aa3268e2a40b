/** The features that bring their own part of these tests, each in one line. */
export { kiosk } from '../admin/kiosk/feature';
