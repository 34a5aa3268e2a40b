export {
  aHoliday, aManager, aMealBill, anAcademy, aNewsItem, aNewsPage, aReservation, aSameDay, aSameDayRow, aStudent, someEditedLunchSettings, someLunchSettings,
} from './builders';
