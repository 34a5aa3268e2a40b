import type { Guide } from '../../storybook/guide';
import { Select } from '../select';
import { TimeField } from '.';

const nothing = () => undefined;

export const timeFieldGuide = {
  use: 'A time of day on the clock of 24 hours, typed as digits or picked on the device’s own clock.',
  instead: [
    { when: 'It is a day', use: 'Inputs/DateField' },
    { when: 'It is a length of time: a number of minutes', use: 'Inputs/NumberField' },
    { when: 'Only the lessons of the day are possible', use: 'Inputs/Select' },
  ],
  states: [
    { story: 'Typing', says: 'Four digits are enough: 1930 becomes 19:30.' },
    { story: 'AnHourIsEnough', says: '9 becomes 09, and 09:00 when the field is left.' },
    { story: 'Pasted', says: '오후 7:30 and 7:30 PM become 19:30.' },
    {
      story: 'Picked',
      says: 'The clock at the end opens the device’s own picker at the time in the field.',
    },
    { story: 'WithError', says: 'The sentence below in place of the hint; what was typed stays.' },
    {
      story: 'DisabledWithReason',
      says: 'Can be read and reached; the clock is gone, the reason stands below.',
    },
    { story: 'Grid', says: 'All of them, and the dense size.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'To the field, then to the clock. Leaving the field completes a bare hour.',
    },
    {
      keys: 'Backspace',
      does: 'Deletes the colon like any sign; it does not come back by itself.',
    },
    { keys: 'Enter, Space', does: 'On the clock: opens the device’s picker.' },
  ],
  spoken:
    'A text field with its label; the clock is a button 시계 열기. Hint, error and reason are the description.',
  dos: [
    {
      text: 'Judge the time in the page’s rule; the field only helps to write one.',
      example: (
        <TimeField
          label="나가는 시각"
          value="19:00"
          hint="24시간으로 적어 주세요."
          pickerLabel="시계 열기"
          onValueChange={nothing}
        />
      ),
    },
    { text: 'Show times everywhere as 14:00, also in the sentences around it.' },
  ],
  donts: [
    {
      text: 'Not two lists for hour and minute: sixty values to look through for one number.',
      example: (
        <div className="story-row">
          <Select label="시" labelHidden size="dense">
            <option>19시</option>
          </Select>
          <Select label="분" labelHidden size="dense">
            <option>00분</option>
          </Select>
        </div>
      ),
    },
    { text: 'Not 오전 and 오후: half of the mistakes in times are made there.' },
  ],
  wording:
    'The label says what happens then: 나가는 시각, 돌아오는 시각. The error shows the form: 시각을 19:00처럼 입력해 주세요.',
} satisfies Guide;
