import type { Guide } from '../../storybook/guide';
import { SearchField } from '.';

const nothing = () => undefined;

export const searchFieldGuide = {
  use: 'Narrows a list while somebody types. The magnifier and the place say what it is, so its label is spoken only.',
  instead: [
    { when: 'One student is chosen from all of them', use: 'Inputs/Combobox' },
    { when: 'Pages and actions are looked for from anywhere', use: 'Actions/CommandPalette' },
    { when: 'There are a few fixed values to filter by', use: 'Data/FilterBar' },
  ],
  states: [
    {
      story: 'Empty',
      says: 'The placeholder says what is searched: names, initial consonants, seats.',
    },
    { story: 'Filled', says: 'A × at the end empties it and keeps the caret in the field.' },
    {
      story: 'DisabledWithReason',
      says: 'The text stays readable, the × is gone, the reason stands below.',
    },
    {
      story: 'Grid',
      says: 'Also with a visible label and a hint, and in the dense size for toolbars.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the field, then to the ×.' },
    {
      keys: 'Esc',
      does: 'Empties the field. A dialog around it stays open; a second Esc closes that one.',
    },
    { keys: 'Enter, Space', does: 'On the ×: empties the field.' },
  ],
  spoken:
    'A search field with its label as name; the × is a button 검색어 지우기. The page announces how many were found.',
  dos: [
    {
      text: 'Search as one types, also for initial consonants, half syllables and the wrong keyboard: ㄱㅎㄴ and rlagksmf both find 김하늘.',
    },
    {
      text: 'Say in the placeholder what can be searched for.',
      example: (
        <SearchField
          label="학생 검색"
          placeholder="이름, 초성, 좌석"
          clearLabel="검색어 지우기"
          value=""
          onValueChange={nothing}
        />
      ),
    },
  ],
  donts: [
    { text: 'Not a button 검색 beside it: the list answers by itself.' },
    {
      text: 'Not a placeholder in place of a hint that is needed while typing: it disappears.',
      example: (
        <SearchField
          label="학생 검색"
          placeholder="두 글자 이상, 띄어쓰기 없이 입력하세요."
          clearLabel="검색어 지우기"
          value="김"
          onValueChange={nothing}
        />
      ),
    },
  ],
  wording:
    'The label names what is searched: 학생 검색. The placeholder lists the kinds, with commas and without a sentence: 이름, 초성, 좌석.',
} satisfies Guide;
