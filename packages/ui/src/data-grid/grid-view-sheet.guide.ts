import type { Guide } from '../../storybook/guide';

export const gridViewSheetGuide = {
  use: 'Which columns of a table are shown and how high its rows are. The ⋯ of the list opens it; the device remembers.',
  instead: [{ when: 'It changes which rows are shown', use: 'Data/FilterBar' }],
  states: [
    { story: 'Closed', says: 'An item of the list’s menu.' },
    {
      story: 'Open',
      says: 'A box per column that may be hidden, the row height, and the way back to the beginning.',
    },
    {
      story: 'HidesAndRemembers',
      says: 'Every change shows at once and is kept on the device. Paper and file get the same columns.',
    },
    {
      story: 'ColumnWidths',
      says: 'Widths are changed on the table’s head: drag its edge, press it to fit the content, or Shift with ← →.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens it; the focus goes to the first box.' },
    { keys: 'Tab', does: 'From box to box, to the row height, to 처음 상태로.' },
    { keys: 'Space', does: 'Shows or hides the column.' },
    { keys: '← →', does: 'Changes the row height.' },
    { keys: 'Esc', does: 'Closes it; the focus goes back to the button.' },
  ],
  spoken: 'A dialog with a group of checkboxes and a group of radio buttons.',
  dos: [
    { text: 'Mark columns without which a row makes no sense as fixed: they are not offered.' },
    { text: 'Let rarely needed columns start hidden (startsHidden) instead of leaving them out.' },
  ],
  donts: [
    { text: 'Not for a table of four columns: there is nothing to choose.' },
    {
      text: 'Not another key for the same table on another page: useGridView would remember two of them.',
    },
  ],
  wording:
    '열 설정 · 보이는 열 · 줄 간격 (보통, 좁게) · 처음 상태로. Columns are named by their heads.',
} satisfies Guide;
