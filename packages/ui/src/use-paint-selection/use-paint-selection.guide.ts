import type { Guide } from '../../storybook/guide';

export const usePaintSelectionGuide = {
  use: 'Many chips of a calendar in one gesture: press and drag over days, or click one and Shift-click another. A hook around the grid; single taps, clicks and keys stay with the chips.',
  instead: [
    { when: 'The days follow a weekday: a picker for weekdays', use: 'Inputs/WeekdayPicker' },
    { when: 'Cells of a table are chosen', use: 'Data/DataGrid' },
  ],
  states: [
    {
      story: 'DragPaintsOneMeal',
      says: 'All days between get the value that the first one gets, in the same meal only.',
    },
    { story: 'LockedDaysStay', says: 'The gesture passes over what is locked.' },
    {
      story: 'ShiftClickFillsTheRange',
      says: 'Everything between two clicks gets the value of the first, as in a spreadsheet.',
    },
    { story: 'APlainClickTogglesOne', says: 'A click without a way is the chip’s own.' },
  ],
  keyboard: [
    { keys: 'Shift', does: 'Held while clicking: fills the range from the click before.' },
  ],
  spoken:
    'Nothing: it is a quicker way for what every chip does by itself. The page announces how many it changed.',
  dos: [
    { text: 'Offer one undo for the whole gesture in onPaintEnd.' },
    { text: 'Return undefined from valueOf for locked days.' },
    { text: 'Let overscroll-behavior keep the page still while a finger paints.' },
  ],
  donts: [
    {
      text: 'Not the only way to choose many days: fingers that shake and keyboards need 전체 선택 and weekdays (WCAG 2.5.7).',
    },
    { text: 'Not over two meals at once: what a gesture means must be plain before it begins.' },
  ],
  wording: 'The message afterwards says what and how many: 점심 5건을 신청했어요.',
} satisfies Guide;
