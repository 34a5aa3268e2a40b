import type { Guide } from '../../storybook/guide';

export const monthGridGuide = {
  use: 'A month as a grid of six weeks, Sunday first. It draws and moves the focus; what stands in a day (meals, numbers, appointments) comes from the page. Meals, schedules, attendance and the manager’s calendar all use it.',
  instead: [
    { when: 'One day is entered in a form', use: 'Inputs/DateField' },
    { when: 'Another month is chosen', use: 'Inputs/MonthPicker' },
    {
      when: 'It is still loading: MonthGridSkeleton has the same geometry',
      use: 'Feedback/Skeleton',
    },
    { when: 'Many students stand against the days of a month', use: 'Data/DataGrid' },
  ],
  states: [
    {
      story: 'Plain',
      says: 'The days alone. Sundays and holidays red, Saturdays blue, today on a filled disc. Days of the neighbouring months are dimmed and cannot be reached.',
    },
    { story: 'MealDays', says: 'With meal chips. Past the cutoff they are locked and quiet.' },
    {
      story: 'Holidays',
      says: 'A holiday’s name stands as text under the number, because red alone says nothing. It does not push the chips out of line.',
    },
    { story: 'ManagerTotals', says: 'Cells that can be clicked as a whole (onCellClick).' },
    { story: 'SelectedDays', says: 'Days chosen together: a tinted ground and an edge.' },
    {
      story: 'Busy',
      says: 'New numbers are on their way: the old ones stay, screen readers hear that it is busy.',
    },
    {
      story: 'SmallestPhone',
      says: 'At 320 px both chips still fit; the check matters more than the picture and stays.',
    },
    { story: 'NarrowOnADesk', says: 'Looks follow the calendar’s own width, not the screen’s.' },
    {
      story: 'LargeText',
      says: 'With text at 200 % the chips take two lines instead of cutting their word.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to one day: the last one that had the focus, else today, else the 1st. The next Tab leaves the grid.',
    },
    { keys: '← → ↑ ↓', does: 'A day or a week on; over the edge into the neighbouring month.' },
    { keys: 'Home, End', does: 'Sunday and Saturday of the week.' },
    {
      keys: 'Page Up, Page Down',
      does: 'The same day a month earlier or later, with Shift a year.',
    },
    {
      keys: 'Enter, F2',
      does: 'Into the chips of the day. There ↑ ↓ go through them and on to the next week, ← → to the same chip of the neighbouring day.',
    },
    { keys: 'Esc', does: 'From a chip back to its day.' },
    {
      keys: 'Other keys',
      does: 'Go to the page (onCellKeyDown): Space, L and D on the meal calendar.',
    },
  ],
  spoken:
    'A grid with its name, column headers and one cell per day. Each cell speaks the whole sentence from cellLabel: 11월 20일 금요일, 점심 신청함, 저녁 신청 안 함, 마감됨. Today is the current date.',
  dos: [
    { text: 'Write everything that the cell shows by colour, shape or place into cellLabel.' },
    { text: 'Give widgets in a cell tabIndex={-1}: the grid is one Tab stop, not sixty.' },
    { text: 'Offer buttons for the month as well; swiping and keys are extra.' },
  ],
  donts: [
    {
      text: 'Not more than two chips or three short lines in a cell of a student’s calendar: at 320 px a cell is about 40 px wide.',
    },
    {
      text: 'Not days made from the browser’s clock: on a phone set to another time zone, today would be another day. The app passes 42 days and today in Korean time.',
    },
    {
      text: 'Not an empty grid while another month loads: everything would jump. Pass the next days and busy.',
    },
  ],
  wording:
    'The grid’s name is month and subject: 2026년 11월 도시락. Cells name day and weekday in full first, then the states in the order of the screen.',
} satisfies Guide;
