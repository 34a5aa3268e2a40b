import type { Guide } from '../guide';

export const drawerPatternGuide = {
  use: 'One row of a list in detail, without leaving the list. Managers read and change a row beside the table; students see an exam or an entry of their timetable, on a phone as a sheet from the lower edge.',
  states: [
    {
      story: 'Manager',
      says: 'Beside the table, over the whole height. The name of the row is the title; what changes it stands in the footer.',
    },
    {
      story: 'Student',
      says: 'The same component on a phone: from the lower edge, the one action as wide as the screen. From 901 px on it stands at the side.',
    },
    {
      story: 'Loading',
      says: 'It opens at once with what the list already knows, the title; grey lines for the rest.',
    },
    {
      story: 'Failed',
      says: 'The details could not be loaded: another try inside; title and 닫기 stay.',
    },
    {
      story: 'Refused',
      says: 'A change was not saved: the reason above the button, what was typed stays, and a press beside the drawer does not close it.',
    },
    { story: 'NothingYet', says: 'No details yet: one sentence in place of the list of them.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On a row: opens its drawer; the focus goes to the title.' },
    { keys: 'Tab', does: 'Moves within the drawer only.' },
    { keys: 'Esc', does: 'Closes it; the focus is on the row again.' },
    { keys: 'Back', does: 'Closes it and stays on the page.' },
  ],
  spoken:
    'A modal dialog named by its title. What failed is announced at once, what was saved politely.',
  dos: [
    {
      text: 'Keep the open row in the address, so that a link opens the same one; closeOnBack is off then.',
    },
    { text: 'Show what the list knows while the rest loads.' },
    {
      text: 'Ask before unsaved words are thrown away; a question comes as a ConfirmDialog over the drawer.',
    },
  ],
  donts: [
    { text: 'Not for adding something new: a form of its own is a page or a Dialog.' },
    { text: 'Not a second drawer over the first: nobody knows which row Esc leads back to.' },
  ],
  instead: [
    { when: 'A short task of a student that does not come from a row', use: 'Patterns/Sheet' },
    { when: 'Several values that are sent together', use: 'Patterns/Form' },
    { when: 'Only a question', use: 'Feedback/ConfirmDialog' },
  ],
  wording:
    'The title names the thing, not the act: 김하늘, 12월 모의고사. Students: 신청하기. Managers: 저장.',
} satisfies Guide;
