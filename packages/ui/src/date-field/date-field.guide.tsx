import type { Guide } from '../../storybook/guide';
import { DateField } from '.';

const fixed = { value: '2026-11-20', onValueChange: () => undefined, pickerLabel: '달력 열기' };

export const dateFieldGuide = {
  use: 'One calendar day, typed as eight digits or picked in the device’s own calendar. What is pasted from Excel (2026. 1. 5., 2026/1/5) is understood.',
  instead: [
    { when: 'A month is meant', use: 'Inputs/MonthPicker' },
    { when: 'The day is the one next to this one', use: 'Data/Stepper' },
    { when: 'The days of a month are seen together and several are chosen', use: 'Data/MonthGrid' },
    { when: 'A time of day', use: 'Inputs/TimeField' },
  ],
  states: [
    {
      story: 'Typing',
      says: 'Empty, with the form in grey. Dashes come by themselves while digits are typed.',
    },
    { story: 'Picked', says: 'A complete day. The button opens the device’s calendar at it.' },
    { story: 'WithHint', says: 'What days fit stands below before anything goes wrong.' },
    {
      story: 'WithError',
      says: 'The day does not exist or does not fit: the sentence takes the place of the hint, the border is red.',
    },
    {
      story: 'DisabledWithReason',
      says: 'Cannot be changed now: read-only, without the button, the reason below.',
    },
    { story: 'LargeText', says: 'At 200 % text the field grows; the day stays whole.' },
    { story: 'Grid', says: 'All of these, and the dense size (32 px) for filters.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Into the field, then to the button.' },
    { keys: '0–9', does: 'Types; dashes are put in. Backspace takes them back one by one.' },
    {
      keys: 'Enter, Space on the button',
      does: 'Opens the device’s calendar, which has keys of its own.',
    },
  ],
  spoken:
    'A text field named by its label, with hint, reason or error as its description; an error is announced politely. The button is named by pickerLabel. The native input behind it is silent.',
  dos: [
    {
      text: 'Give the first and last day that the calendar offers, and say them in the hint.',
      example: (
        <DateField
          {...fixed}
          label="적용 시작일"
          hint="11월 21일 (토)부터 고를 수 있어요."
          min="2026-11-21"
        />
      ),
    },
    {
      text: 'Judge typed days with the rule of the domain, as the server does, when the text is complete.',
    },
  ],
  donts: [
    {
      text: 'Not an error while somebody is still typing: wait until the field is left or the text is complete.',
      example: (
        <DateField
          {...fixed}
          value="2026-1"
          label="날짜"
          error="올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요."
        />
      ),
    },
    { text: 'Not three boxes for year, month and day: nothing can be pasted into them.' },
  ],
  wording:
    'Label a noun: 날짜, 적용 시작일. Inside the field YYYY-MM-DD, in sentences 11월 20일 (금). The button: 달력 열기, with the field’s name where there are several.',
} satisfies Guide;
