import type { Guide } from '../../storybook/guide';
import { TextField } from '.';

export const textFieldGuide = {
  use: 'One line of text: a name, a user name, a school. Label above, hint or error below. The other one-line fields are made from it and look the same.',
  instead: [
    {
      when: 'It is a phone number, an amount, a day or a time: each has its own field',
      use: 'Inputs/PhoneField',
    },
    { when: 'It takes more than one line', use: 'Inputs/TextArea' },
    { when: 'The values are fixed', use: 'Inputs/Select' },
    { when: 'It filters a list', use: 'Inputs/SearchField' },
  ],
  states: [
    {
      story: 'Empty',
      says: '48 px high on phones, 40 px above 900 px; the text has 16 px, so that phones do not zoom in.',
    },
    {
      story: 'WithHint',
      says: 'Help that is always there. (선택) behind the label marks what may stay empty; required is the normal case and has no mark.',
    },
    {
      story: 'WithError',
      says: 'What is wrong and what to do, in place of the hint; the edge is red and thicker.',
    },
    {
      story: 'DisabledWithReason',
      says: 'Cannot be changed now: greyed, still readable, reachable and to be copied; the reason stands below.',
    },
    {
      story: 'LongWords',
      says: 'Label, hint and error break between words, a word without end anywhere.',
    },
    { story: 'LargeText', says: 'With text at 200 % field and words grow together.' },
    {
      story: 'Grid',
      says: 'All of them, and the dense size of tables and filters (32 px) with a spoken label.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field, also when it cannot be changed.' },
    { keys: 'Enter', does: 'Sends the form, unless it ends a Korean syllable.' },
  ],
  spoken:
    'A text field named by its label; hint, error and reason are its description. With an error it is invalid, and the error is announced when it appears.',
  dos: [
    {
      text: 'Keep the label in sight, and say in the error what to do.',
      example: (
        <TextField label="아이디" error="이미 사용 중인 아이디입니다." defaultValue="manager" />
      ),
    },
    { text: 'Set autoComplete, inputMode and maxLength: the phone then offers what fits.' },
    {
      text: 'Check when the field is left or the form is sent; take the error away with the first change.',
    },
  ],
  donts: [
    {
      text: 'Not a placeholder as label: after the first letter nobody knows what the field asks for.',
      example: <TextField label="학교" labelHidden placeholder="학교 이름을 입력하세요" />,
    },
    {
      text: 'Not an error without a way out.',
      example: <TextField label="아이디" error="오류" defaultValue="manager" />,
    },
    {
      text: 'Not the disabled attribute: the keyboard cannot reach such a field, and nobody learns why it is grey. Pass disabledReason.',
      example: <input aria-label="학교" disabled defaultValue="한빛고등학교" />,
    },
  ],
  wording:
    'The label is a noun without a colon. Errors are one sentence with the way out: managers read 이름을 입력하세요., students 휴대폰 번호를 10자리 이상 입력해 주세요.',
} satisfies Guide;
