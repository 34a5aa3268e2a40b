import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';

export const fieldGuide = {
  use: 'The frame of every input: label above, control, hint or error below, wired for screen readers. Needed only to build a new kind of field; the others have it inside. InputBox is the bordered input that goes into it.',
  instead: [
    { when: 'One line of text', use: 'Inputs/TextField' },
    { when: 'Several lines', use: 'Inputs/TextArea' },
    { when: 'One of a list', use: 'Inputs/Select' },
    { when: 'A day, a time, an amount, a phone number', use: 'Inputs/DateField' },
  ],
  states: [
    {
      story: 'Plain',
      says: 'A label and a control. Required is the normal case and is not marked.',
    },
    { story: 'Optional', says: '선택 after the label, in grey.' },
    { story: 'WithHint', says: 'What fits, below the control, always there.' },
    {
      story: 'WithError',
      says: 'Red border and sentence in place of the hint. The words say it, the colour only supports them.',
    },
    {
      story: 'DisabledWithReason',
      says: 'Grey ground, read-only, still in the Tab order; the reason takes the place of the hint.',
    },
    {
      story: 'LabelHidden',
      says: 'The label is for screen readers only: where a head or a neighbour says it.',
    },
    { story: 'WithUnit', says: 'An icon before or a unit after the text, inside the box.' },
    { story: 'LongText', says: 'Label, hint and error break; the control keeps its width.' },
    { story: 'LargeText', says: 'At 200 % text the box grows with its text.' },
    {
      story: 'Grid',
      says: 'All of these. Normal is 48 px on phones and 40 px above 900 px, dense 32 px. Text is at least 16 px on phones, so that iOS does not zoom.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the control, also with a reason; a press on the label does too.',
    },
    { keys: '(control)', does: 'All other keys are the control’s own.' },
  ],
  spoken:
    'The control is named by the label and described by hint, reason or error. An error makes it invalid and is announced politely when it appears.',
  dos: [
    {
      text: 'Say what is wrong and what to do, below the field that is meant.',
      example: (
        <TextField
          label="휴대폰 번호"
          defaultValue="010-12"
          error="휴대폰 번호를 10자리 이상 입력해 주세요."
        />
      ),
    },
    {
      text: 'Put what fits into the hint before anybody gets it wrong.',
      example: <TextField label="비밀번호" hint="8자 이상, 영문·숫자·특수문자 각 1자 이상" />,
    },
    { text: 'Spread the control props on the real input, not on a box around it.' },
  ],
  donts: [
    {
      text: 'Not the placeholder as the label: it is gone with the first letter.',
      example: <TextField label="이름" labelHidden placeholder="이름" />,
    },
    { text: 'Not a red star: mark the few that are optional with 선택.' },
    { text: 'Not an error while the first letters are typed: wait until the field is left.' },
  ],
  wording:
    'Label a noun without a colon: 이름, 휴대폰 번호. Hint a phrase. Error one sentence: students -아/어 주세요 (입력해 주세요.), managers -하세요 (이름을 입력하세요.).',
} satisfies Guide;
