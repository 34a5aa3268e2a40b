import type { Guide } from '../../storybook/guide';

export const commandPaletteGuide = {
  use: 'Any page, student or action in two seconds, for managers who keep their hands on the keyboard. It opens from everywhere with Ctrl+K or ⌘K.',
  instead: [
    { when: 'A form needs one student', use: 'Inputs/Combobox' },
    { when: 'A list is narrowed', use: 'Inputs/SearchField' },
  ],
  states: [
    {
      story: 'Open',
      says: 'Before anything is typed it offers what can be listed: pages and actions. Every group has a heading, the first option is marked.',
    },
    {
      story: 'TypeAndGo',
      says: 'Typing narrows all groups at once; empty groups are left out. A choice closes it.',
    },
    {
      story: 'EnterBeforeTheAnswer',
      says: 'While `searching`, Enter waits for the answer and takes its best: nobody is led to what an earlier query had found.',
    },
    { story: 'NothingFound', says: 'A sentence in place of the list. Enter does nothing.' },
  ],
  keyboard: [
    {
      keys: 'Ctrl+K, ⌘K',
      does: 'Opens it from anywhere, also in Hangul mode: the key counts, not the letter.',
    },
    { keys: '↓ ↑', does: 'To the next or previous option, over all groups and around the ends.' },
    { keys: 'Enter', does: 'Goes there. The Enter that ends a syllable does not.' },
    {
      keys: 'Esc',
      does: 'Empties the field; when it is empty, closes it, and the focus goes back to where it was.',
    },
  ],
  spoken:
    'A modal dialog named 빠른 찾기 with a combobox of the same name. The marked option is read with its group; that nothing was found is announced politely.',
  dos: [
    {
      text: 'Have a visible button for it in the menu, with the keys written on it: nobody guesses a shortcut.',
    },
    {
      text: 'Find by initial consonants (ㄱㅎㄴ), by the last four digits and by what was typed on the wrong keyboard (rlagksmf).',
    },
    {
      text: 'List actions only where they can be taken; the page they lead to asks before anything changes.',
    },
  ],
  donts: [
    { text: 'Not the only way to a page: everything is in the menu too.' },
    { text: 'Not an action that changes something at once: Enter comes too easily.' },
  ],
  wording:
    'Options are named as in the menu: 당일 조회. Groups: 화면, 학생, 작업. Actions are noun and 하기 or a noun: 학생 등록.',
} satisfies Guide;
