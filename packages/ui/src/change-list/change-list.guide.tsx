import type { Guide } from '../../storybook/guide';
import { ChangeList } from '.';

const texts = { before: '바뀌기 전', after: '바뀐 뒤', nothing: '없음' };

export const changeListGuide = {
  use: 'Before → after, value by value: in the preview of an import, in the question before settings are saved, in the history and in the audit log.',
  instead: [
    { when: 'There is only one value each', use: 'Data/KeyValueList' },
    { when: 'Many rows change in the same columns', use: 'Data/DataGrid' },
  ],
  states: [
    {
      story: 'Three',
      says: 'What it is called, the old value struck through, an arrow, the new value in bold.',
    },
    {
      story: 'NewAndGone',
      says: 'A value that was not there before, or is not any more, is 없음, not an empty place.',
    },
    {
      story: 'LongText',
      says: 'Long values break between words; on a phone the values go below their name.',
    },
    { story: 'LargeText', says: 'At 200 % text names and values stand below each other.' },
  ],
  keyboard: [],
  spoken:
    'A list of terms with their descriptions. Every change is read as 좌석, 바뀌기 전 A-1, 바뀐 뒤 B-7: the arrow is silent, deletion and insertion are marked as such.',
  dos: [
    {
      text: 'List only what differs.',
      example: (
        <ChangeList
          texts={texts}
          changes={[{ label: '점심 단가', before: '5,000원', after: '5,500원' }]}
        />
      ),
    },
    {
      text: 'Give values as people read them: formatted amounts, dates with their weekday, words for states.',
    },
    {
      text: 'Use other words before and after where two people changed the same thing: 저장된 값, 내가 쓴 값.',
    },
  ],
  donts: [
    {
      text: 'Not raw values: nobody should have to know the names of the database.',
      example: (
        <ChangeList
          texts={texts}
          changes={[{ label: 'status', before: 'enrolled', after: 'paused' }]}
        />
      ),
    },
    { text: 'Not for hundreds of lines: say how many, and list the first.' },
  ],
  wording:
    'Names as on the form: 좌석, 점심 단가. Values finished: 5,500원, 11월 20일 (금). Nothing is 없음.',
} satisfies Guide;
