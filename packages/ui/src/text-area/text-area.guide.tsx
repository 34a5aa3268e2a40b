import type { Guide } from '../../storybook/guide';
import { TextArea } from '.';

export const textAreaGuide = {
  use: 'Several lines of text: a reason, a notice, a memo. It grows with what is written in it, up to half of the screen, then it scrolls.',
  instead: [
    { when: 'One line is enough', use: 'Inputs/TextField' },
    { when: 'The reasons are known beforehand', use: 'Inputs/Select' },
  ],
  states: [
    { story: 'Empty', says: 'Three lines high unless rows says otherwise.' },
    { story: 'Grows', says: 'As high as its text.' },
    {
      story: 'WithError',
      says: 'The sentence below in place of the hint, the edge red and thicker.',
    },
    {
      story: 'DisabledWithReason',
      says: 'Can be read, reached and copied; the reason stands below.',
    },
    { story: 'Grid', says: 'Also with 선택 behind the label, for what may stay empty.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field and on; it never types a tab.' },
    { keys: 'Enter', does: 'A new line; it does not send the form.' },
  ],
  spoken:
    'A text field of several lines with its label; hint, error and reason are its description. An error is announced when it appears.',
  dos: [
    {
      text: 'Say the limit in the hint, and pass it as maxLength.',
      example: <TextArea label="내용" hint="300자까지 쓸 수 있어요." maxLength={300} />,
    },
    {
      text: 'Say who will read it, where that is not plain.',
      example: <TextArea label="메모" labelNote="선택" hint="학생에게는 보이지 않습니다." />,
    },
  ],
  donts: [
    {
      text: 'Not a label in the placeholder: it is gone after the first letter.',
      example: <TextArea label="사유" labelHidden placeholder="사유" />,
    },
    { text: 'Not for what the office counts later: free words cannot be added up.' },
  ],
  wording:
    'The label is a noun: 내용, 사유. Hints and errors are whole sentences with a full stop; 해요체 for students, 합쇼체 for managers.',
} satisfies Guide;
