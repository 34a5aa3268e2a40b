import type { Guide } from '../guide';

export const listGuide = {
  use: 'Many things of one kind. A student looks back on a phone: newest first, under the heading of its month, nothing to edit. A manager works in a table: finds, sorts, ticks, edits in place, copies to Excel.',
  states: [
    {
      story: 'Student',
      says: 'Rows over the whole width: a badge, what it was, when and by whom. Filters above, 더 보기 and the end below.',
    },
    {
      story: 'Manager',
      says: 'Filters with the number of hits, then the table; what can be done with ticked rows appears only with ticked rows. On a phone each row is a card.',
    },
    {
      story: 'Loading',
      says: 'Grey rows in the shape of the real ones, after 200 ms at the earliest; title and filters are there at once. Later loads keep the old rows.',
    },
    {
      story: 'Empty',
      says: 'Nothing under this filter: says so and leads back to everything. Nothing at all: what will stand here, or the button that adds the first one.',
    },
    {
      story: 'Failed',
      says: 'It could not be loaded: another try, in place of the rows only. When just the next page failed, the rows stay and the words stand at their end.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the filters, then into the list; a table is one stop.' },
    { keys: 'Arrow keys', does: 'Move from cell to cell in the table.' },
    { keys: 'Space', does: 'Ticks the row.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'F2', does: 'Edits the cell; Esc gives up.' },
  ],
  spoken:
    'The student’s list is a list per month, each under a heading. The manager’s is a grid with its name and number of rows; a filter’s new number of hits is announced politely.',
  dos: [
    {
      text: 'Keep filter, search and order in the address: reloading or sending the link shows the same list.',
    },
    { text: 'Say how many there are, and how many of them are shown: 전체 312명 · 표시 47명.' },
    { text: 'Offer 더 보기 below a list that loads by scrolling, and say when nothing follows.' },
  ],
  donts: [
    { text: 'Not a table for students: a phone has no room for columns.' },
    {
      text: 'Not a button in every row for what opening the row offers: the eye finds nothing among thirty of them.',
    },
    {
      text: 'Not an empty list when loading failed: somebody would believe that there are no points.',
    },
  ],
  instead: [
    { when: 'A day decides where a thing stands', use: 'Data/MonthGrid' },
    { when: 'The facts of one thing', use: 'Data/KeyValueList' },
    { when: 'One row in detail', use: 'Patterns/Drawer' },
  ],
  wording:
    'Students: 표시할 상벌점이 없어요. Managers: 등록된 학생이 없습니다. Days as 11월 20일 (금), amounts with their unit.',
} satisfies Guide;
