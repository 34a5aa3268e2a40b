import type { Guide } from '../../storybook/guide';
import { NumberField } from '.';
import { TextField } from '../text-field';

const nothing = () => undefined;

export const numberFieldGuide = {
  use: 'A whole number of zero or more with what it counts: won, points, people, minutes. Thousands are grouped while it is typed; the number stands at the end, before its unit.',
  instead: [
    { when: 'It is a phone number', use: 'Inputs/PhoneField' },
    { when: 'It is a code with digits, such as a seat', use: 'Inputs/TextField' },
    { when: 'There are a few fixed values', use: 'Actions/SegmentedControl' },
  ],
  states: [
    {
      story: 'Won',
      says: 'Letters and signs that are typed or pasted disappear: 1만2500 becomes 12,500.',
    },
    { story: 'Empty', says: 'An empty field is not zero: the page gets null.' },
    {
      story: 'WithError',
      says: 'What is wrong stands below in place of the hint, and the edge is red and thicker.',
    },
    {
      story: 'DisabledWithReason',
      says: 'The number stays readable and can be reached and copied; why it cannot be changed stands below.',
    },
    { story: 'Grid', says: 'With hint, error, reason, and in the dense size for tables.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field.' },
    {
      keys: '↑ ↓',
      does: 'With step: that much more or less, never below zero. Without step nothing.',
    },
  ],
  spoken:
    'A text field with the label’s name; hint, error or reason are its description. The numeric keyboard opens on phones. An error is announced when it appears.',
  dos: [
    {
      text: 'Name the unit in unit, not in the label.',
      example: <NumberField label="점심 단가" unit="원" value={5000} onValueChange={nothing} />,
    },
    {
      text: 'Say the limits in the hint before somebody meets them.',
      example: (
        <NumberField
          label="벌점"
          unit="점"
          value={2}
          hint="1점부터 10점까지 입력하세요."
          onValueChange={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Not a ₩ and not the unit in the label: amounts end in 원 everywhere.',
      example: <TextField label="단가 (₩)" defaultValue="5000" />,
    },
    { text: 'Not for numbers with a sign or a fraction: it takes neither.' },
  ],
  wording:
    'The label is a noun: 점심 단가, 정원. Units are 원, 점, 명, 분. Errors say what to enter: 단가를 입력하세요.',
} satisfies Guide;
