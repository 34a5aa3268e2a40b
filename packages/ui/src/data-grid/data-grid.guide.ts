import type { Guide } from '../../storybook/guide';

export const dataGridGuide = {
  use: 'The managers’ table: many rows of the same thing, to be looked up, compared, ticked, edited and taken along to Excel. It behaves as a spreadsheet does under keyboard, mouse and clipboard. Up to 900 px every row is a card.',
  instead: [
    { when: 'One thing is described', use: 'Data/KeyValueList' },
    { when: 'The rows are days of a month', use: 'Data/MonthGrid' },
    { when: 'Its columns or row height are chosen', use: 'Data/GridViewSheet' },
  ],
  states: [
    {
      story: 'Students',
      says: 'Head and first columns stay in sight. Rows are 40 px high; those that stand back (퇴원) are grey, and say why in a cell.',
    },
    {
      story: 'Dense',
      says: 'Rows of 32 px, with hidden columns and widths as this device remembers them.',
    },
    {
      story: 'Ticked',
      says: 'Ticked rows are tinted. The box in the head is mixed while some are ticked. What can be done with them comes in a BulkBar.',
    },
    {
      story: 'CopyAndPaste',
      says: 'A marked range is blue. What was copied is announced; what is pasted is shown in a preview before it is written.',
    },
    {
      story: 'Editing',
      says: 'A field in the cell, with everything selected. What does not fit is said below it and the field stays open.',
    },
    { story: 'EditChoice', says: 'A choice opens at once; choosing takes the value.' },
    {
      story: 'CellNotes',
      says: 'A corner mark per cell: being saved (grey text), refused (red, underlined by a wave), changed by somebody else (blue). The words are read with the cell.',
    },
    {
      story: 'Loading',
      says: 'Twelve grey rows in the columns’ own widths. The old rows stay when the list is only read again.',
    },
    {
      story: 'Empty',
      says: 'An EmptyState below the head. Say another sentence when a filter is the reason.',
    },
    { story: 'Failed', says: 'An ErrorState below the head, with 다시 시도.' },
    {
      story: 'Readonly',
      says: 'Looks the same; whoever tries to edit or paste hears why it cannot be.',
    },
    {
      story: 'ThousandRows',
      says: 'Only the rows in sight are drawn; scrolling and keys reach all of them.',
    },
    {
      story: 'LongText',
      says: 'Long texts are cut with … in a row, and break in a card. Columns can be made wider.',
    },
    { story: 'Phone', says: 'Cards: title, corner, and labelled lines. A tap opens the row.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Into the table (one stop, the cell that had the focus last), and out of it again.',
    },
    { keys: '← ↑ → ↓', does: 'To the next cell; from the first row up into the head.' },
    {
      keys: 'Home, End',
      does: 'To the first or last cell of the row; with Ctrl or ⌘ of the table. With Ctrl or ⌘ the arrows jump to the edge too.',
    },
    { keys: 'Page Up, Page Down', does: 'Twelve rows up or down.' },
    { keys: 'Shift + any of these', does: 'Marks a range.' },
    { keys: 'Space', does: 'Ticks the rows of the range, or unticks them when all are ticked.' },
    { keys: 'Ctrl+A, ⌘A', does: 'Ticks all rows; without ticks marks all cells.' },
    { keys: 'Ctrl+C, ⌘C', does: 'Copies the range, or the ticked rows, as Excel reads it.' },
    { keys: 'Ctrl+V, ⌘V', does: 'Pastes from the upper left cell of the range.' },
    {
      keys: 'Enter, F2',
      does: 'Edits the cell. Enter on a cell that cannot be edited presses what is in it, or opens the row; on a head it sorts.',
    },
    {
      keys: 'Enter, Tab, Shift+Tab in the field',
      does: 'Takes the value and goes down, right, left.',
    },
    { keys: 'Esc', does: 'Leaves the field with the old value; ends the range.' },
    { keys: 'Shift + ← → on a head', does: 'Makes the column 16 px narrower or wider.' },
  ],
  spoken:
    'A grid named by its label, with the number of all rows. Row heads name the rows, a head says how it is sorted, a cell whether it can be edited; a note is the cell’s description. While rows load the grid is busy.',
  dos: [
    { text: 'Define columns once at module level; give each row one rowHeader.' },
    { text: 'Sort with sortRows and give the same rows to grid, paper and file.' },
    { text: 'Show an edit at once and tell by cellNote how saving goes.' },
    { text: 'Preview pasted cells with their problems, and offer to take them back.' },
    { text: 'Say for phones what is title, corner or left out: card on each column.' },
  ],
  donts: [
    {
      text: 'Not buttons in every cell that take the focus: give widgets tabIndex −1, Enter presses them.',
    },
    { text: 'Not more than two pinned columns: on a tablet nothing else would be left.' },
    { text: 'Not a table for four lines that nobody sorts: that is a list.' },
  ],
  wording:
    'Heads are nouns of one or two words: 좌석, 연락처. Cells hold finished texts: 7회, 010-1001-0037; nothing is an empty cell, not 없음. Texts for managers: 합쇼체 (좌석은 A-12처럼 입력하세요.).',
} satisfies Guide;
