import type { Guide } from '../../storybook/guide';
import { WeekdayPicker } from '.';

const nothing = () => undefined;
const weekdays = ['일', '월', '화', '수', '목', '금', '토'].map((label, value) => ({
  value,
  label,
  name: `${label}요일`,
}));

export const weekdayPickerGuide = {
  use: 'Any number of weekdays: when a student comes later every week, which days a rule holds. Seven chips fit beside each other on the narrowest phone.',
  instead: [
    { when: 'Single days are chosen', use: 'Data/MonthGrid' },
    { when: 'Exactly one weekday is chosen', use: 'Inputs/Select' },
    { when: 'Each weekday has settings of its own', use: 'Inputs/Switch' },
  ],
  states: [
    { story: 'ByKeyboard', says: 'Chosen days are filled.' },
    { story: 'WithError', says: 'The sentence below, red edges.' },
    {
      story: 'OneDisabledWithReason',
      says: 'A day that is not possible is greyed, can be reached and says why.',
    },
    { story: 'Grid', says: 'Empty, with hint, error and a closed day.' },
    { story: 'LargeText', says: 'With text at 200 % all seven still stand in one row of a phone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From day to day; each is a checkbox of its own.' },
    { keys: 'Space', does: 'Chooses and unchooses.' },
    { keys: 'Esc', does: 'Closes the reason of a day that is not possible.' },
  ],
  spoken:
    'A group with its legend and seven checkboxes with their full names: 화요일, 선택됨. Hint and error are the group’s description; an error is announced.',
  dos: [
    {
      text: 'Begin with Sunday, as the calendar does.',
      example: (
        <WeekdayPicker label="요일" options={weekdays} value={[2, 4]} onValueChange={nothing} />
      ),
    },
    { text: 'Show what the choice means in the month: 11월에 8일이에요.' },
  ],
  donts: [
    {
      text: 'Not a picker without closed days: keep them, greyed with their reason, so that every weekday stands in its place.',
      example: (
        <WeekdayPicker
          label="요일"
          options={weekdays.slice(1, 6)}
          value={[]}
          onValueChange={nothing}
        />
      ),
    },
    { text: 'Not colours alone for Saturday and Sunday: the word says it.' },
  ],
  wording:
    'One syllable on the chip, the full name for screen readers. The error is 요일을 하나 이상 선택해 주세요.',
} satisfies Guide;
