import type { Guide } from '../../storybook/guide';
import { Select } from '.';

export const selectGuide = {
  use: 'One of a list of fixed values. It is the device’s own: a wheel on a phone, a list on a desk, and nothing to load.',
  instead: [
    {
      when: 'There are two to five short choices and room for them',
      use: 'Actions/SegmentedControl',
    },
    {
      when: 'There are so many that people type to find one, such as students',
      use: 'Inputs/Combobox',
    },
    { when: 'Actions are offered', use: 'Actions/Menu' },
    { when: 'Several can be chosen', use: 'Inputs/Checkbox' },
  ],
  states: [
    { story: 'Chosen', says: 'The chosen value and an arrow.' },
    { story: 'WithError', says: 'The sentence below, the edge red and thicker.' },
    {
      story: 'DisabledWithReason',
      says: 'Greyed; it can be reached, no key changes it, the reason stands below.',
    },
    {
      story: 'LongWords',
      says: 'A value that is too long ends in …; the list that opens shows it whole.',
    },
    {
      story: 'Grid',
      says: 'With hint, error, reason, and dense with a spoken label for toolbars.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field.' },
    { keys: '↑ ↓', does: 'Previous and next value.' },
    { keys: 'Space, Alt+↓', does: 'Opens the list.' },
    { keys: 'Letters', does: 'Go to the value that begins so.' },
    { keys: 'Enter', does: 'Chooses in the open list.' },
    { keys: 'Esc', does: 'Closes the list without a change.' },
  ],
  spoken: 'A native select (combobox) with its label; hint, error and reason are its description.',
  dos: [
    {
      text: 'Have the most likely value chosen, or an empty first one that says what is missing.',
      example: (
        <Select label="학년" defaultValue="">
          <option value="">학년을 선택하세요</option>
          <option>고1</option>
        </Select>
      ),
    },
    { text: 'Order by meaning or by 가나다, not by the database.' },
  ],
  donts: [
    {
      text: 'Not for two values: both could be in sight.',
      example: (
        <Select label="식사" defaultValue="점심">
          <option>점심</option>
          <option>저녁</option>
        </Select>
      ),
    },
    {
      text: 'Not a page that jumps away on a change: with the keyboard every value in between would be visited.',
    },
  ],
  wording: 'The label is a noun: 학년, 상태. A filter’s first value is 모든 학년 or 전체.',
} satisfies Guide;
