import type { Guide } from '../../storybook/guide';
import { KeyValueList } from '.';

export const keyValueListGuide = {
  use: 'A few facts with their names: an invoice, the details of a student, the data of an exam. Names stand at the start of the line, values at its end, so that figures lie under each other.',
  instead: [
    {
      when: 'There are several things with the same facts, to be compared or sorted',
      use: 'Data/DataGrid',
    },
    { when: 'One number matters more than all others', use: 'Data/StatTile' },
    { when: 'The facts are what a save would change', use: 'Data/ChangeList' },
  ],
  states: [
    {
      story: 'Invoice',
      says: 'The usual list. The last line is strong: a rule above it, bold, the size of a title. It is what the others add up to.',
    },
    {
      story: 'Columns',
      says: 'With `look="columns"` small words stand beside short names: the facts of an exam on its card.',
    },
    {
      story: 'LongValues',
      says: 'A value that does not fit beside its name goes below it and stays at the end of the line. Nothing is cut.',
    },
    {
      story: 'LargeText',
      says: 'With text at 200 % names and values go under each other one by one, where they have to.',
    },
  ],
  keyboard: [],
  spoken:
    'A description list (dl): every value is read with its name. It has no role or heading of its own; put a heading before it.',
  dos: [
    {
      text: 'Show how a sum comes about, and make only the sum strong.',
      example: (
        <KeyValueList
          items={[
            { label: '점심', value: '5,000원 × 12 = 60,000원' },
            { label: '합계', value: '60,000원', strong: true },
          ]}
        />
      ),
    },
    {
      text: 'Put a CopyButton into the value of an account number; typing it off is where mistakes happen.',
    },
  ],
  donts: [
    {
      text: 'Not an empty value or a dash: it looks as if something failed to load. Say that there is none, or leave the line out.',
      example: (
        <KeyValueList
          items={[
            { label: '예금주', value: '' },
            { label: '계좌번호', value: '-' },
          ]}
        />
      ),
    },
    { text: 'Not the same label twice: nobody knows which fact is meant.' },
  ],
  wording:
    'Labels are nouns without a colon: 예금주, 입금 기간. Money ends in 원, never ₩; days are 11월 20일 (금), ranges 11월 1일 (일) ~ 11월 10일 (화).',
} satisfies Guide;
