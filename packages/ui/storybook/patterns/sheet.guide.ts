import type { Guide } from '../guide';

export const sheetGuide = {
  use: 'A short task of a student within reach of the thumb: open, choose, done. It comes from the lower edge and leaves the page as it was; from 901 px on it is a dialog in the middle. Managers do the same in a Dialog.',
  states: [
    {
      story: 'Student',
      says: 'One choice after the other, what it leads to in one line, one wide button.',
    },
    {
      story: 'Manager',
      says: 'A manager’s short task is a Dialog: in the middle of a desk, the way out beside the button.',
    },
    {
      story: 'NotYet',
      says: 'Something is missing: the button stays and says what, with focus or a tap.',
    },
    { story: 'Loading', says: 'The sheet is open at once; grey lines where the choices come.' },
    {
      story: 'NothingToChoose',
      says: 'There is nothing to choose: says why, and 닫기 is the way out.',
    },
    {
      story: 'Failed',
      says: 'It was not sent: the reason above the button, the choices stay, the button tries again.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the sheet only.' },
    { keys: 'Enter', does: 'Presses the button that has the focus.' },
    { keys: 'Esc', does: 'Closes it; the focus goes back to what opened it.' },
    { keys: 'Back', does: 'Closes it and stays on the page.' },
  ],
  spoken:
    'A modal dialog named by its title; the focus starts on the title, never on a field. The line that says what will happen is read when it changes.',
  dos: [
    { text: 'Say before the press what will happen: 점심 4회 · 저녁 3회를 신청해요.' },
    { text: 'Close it when the work is done, and say so in a toast that can take it back.' },
    { text: 'Keep the draft in the page: closing by mistake loses nothing.' },
  ],
  donts: [
    { text: 'Not more than one screen of choices: that is a page.' },
    { text: 'Not a sheet on a sheet: change what the open one holds.' },
    { text: 'Not only the handle to close it: 닫기 is always there.' },
  ],
  instead: [
    { when: 'The details of a row', use: 'Patterns/Drawer' },
    { when: 'A question with two answers', use: 'Feedback/ConfirmDialog' },
    { when: 'A message that needs no answer', use: 'Feedback/Toast' },
  ],
  wording:
    'Title: the noun that opened it, 빠른 신청. Button: the act, 신청하기 or, for managers, 등록.',
} satisfies Guide;
