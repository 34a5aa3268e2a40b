import type { Guide } from '../../storybook/guide';

export const comboboxGuide = {
  use: 'One out of hundreds by typing: usually a student. It offers what the page found below the field; the page searches (initial consonants, last four digits of the phone, seat).',
  instead: [
    { when: 'There are fewer than fifteen choices', use: 'Inputs/Select' },
    { when: 'What is typed narrows the list below', use: 'Inputs/SearchField' },
    { when: 'It should go to pages and actions too', use: 'Actions/CommandPalette' },
  ],
  states: [
    {
      story: 'FindAndChoose',
      says: 'Empty, with an example of what can be typed in the placeholder. Nothing opens until something is typed or ↓ is pressed.',
    },
    {
      story: 'Open',
      says: 'What was found, the best first and marked. Name at the left, what tells namesakes apart at the right.',
    },
    { story: 'NothingFound', says: 'A sentence in place of the list; what was typed stays.' },
    {
      story: 'WithError',
      says: 'Nothing, or something that does not fit, was chosen: the sentence stands below, the border is red.',
    },
    { story: 'DisabledWithReason', says: 'Cannot be changed now: read-only, the reason below.' },
    { story: 'LongText', says: 'Long names and hints break; an option grows.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the field; leaving it closes the list and keeps what was typed.',
    },
    {
      keys: '↓',
      does: 'Opens the list, then goes to the next option; after the last comes the first.',
    },
    { keys: '↑', does: 'To the option before.' },
    { keys: 'Enter', does: 'Chooses the marked option. The Enter that ends a syllable does not.' },
    { keys: 'Esc', does: 'Closes the list; pressed again it empties the field.' },
  ],
  spoken:
    'A combobox named by its label, with a list of the same name. The focus stays in the field, the marked option is read as it changes. That nothing was found is announced politely.',
  dos: [
    { text: 'Give every option a hint that tells namesakes apart: 고2 · 5671.' },
    { text: 'Show the chosen one in the field, and what it is in the hint below.' },
    {
      text: 'Say 찾는 중… in emptyText while the server searches, so that "nothing found" is true when it is read.',
    },
  ],
  donts: [
    {
      text: 'Not a match in the order of the database: the best one is first, because Enter takes it.',
    },
    { text: 'Not cleared when it loses the focus: the typing was work.' },
    { text: 'Not for more than one: choose, add to a list below, and type again.' },
  ],
  wording:
    'Label a noun: 학생. Placeholder says what can be typed: 이름 · 초성 · 좌석. Nothing found: 찾은 학생이 없습니다.',
} satisfies Guide;
