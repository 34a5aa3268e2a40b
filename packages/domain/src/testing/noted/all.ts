/** What the server notes of each action, by what it is about. */
export { ofKiosks } from '../kiosk/noted';
export { ofMealsAndNotices } from './meals';
export { ofMocksAndPoints } from './mocks';
export { ofPeople } from './people';
export { ofSchedulesAndAttendance } from './schedules';
