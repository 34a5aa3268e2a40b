import type { Guide } from '../../storybook/guide';
import { Checkbox } from '.';

export const checkboxGuide = {
  use: 'Yes or no for one thing that counts when a form is sent, a row that is ticked, or all of a list at once (on, off, some).',
  instead: [
    { when: 'It takes effect at once and is a setting', use: 'Inputs/Switch' },
    { when: 'One of a few has to be chosen', use: 'Actions/SegmentedControl' },
    { when: 'Weekdays are chosen', use: 'Inputs/WeekdayPicker' },
    { when: 'It is a meal in a calendar', use: 'Data/MealChip' },
  ],
  states: [
    {
      story: 'Off',
      says: 'An empty box with a border of 3:1. The words beside it belong to the target.',
    },
    { story: 'On', says: 'Filled, with a tick.' },
    { story: 'Mixed', says: 'Some, but not all: a dash. A press ticks everything.' },
    {
      story: 'DisabledWithReason',
      says: 'Cannot be changed now. It keeps its tick and the focus; focus, hover and a tap tell why.',
    },
    { story: 'LongLabel', says: 'A long text breaks; the box stays at its first line.' },
    { story: 'LargeText', says: 'At 200 % text the box grows with the words.' },
    {
      story: 'Grid',
      says: 'Both sizes: normal (48 px tall on phones, 40 px above 900 px) and dense (32 px, in tables), with hidden label at the end.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it, also with a reason.' },
    { keys: 'Space', does: 'Ticks or unticks it; from mixed it ticks.' },
    { keys: 'Esc', does: 'Closes the reason.' },
  ],
  spoken:
    'Role checkbox, named by its label, checked, not checked or mixed. With a reason it is dimmed and the reason is its description. A hidden label is read all the same.',
  dos: [
    {
      text: 'Say what is so when it is ticked.',
      example: <Checkbox label="현장에서 응시해요" checked onCheckedChange={() => undefined} />,
    },
    {
      text: 'Use the mixed state for a box that stands for many, and tell how many it changed.',
      example: (
        <Checkbox
          label="점심 전체 선택"
          indeterminate
          checked={false}
          onCheckedChange={() => undefined}
        />
      ),
    },
    {
      text: 'Hide the label only where the place says it, as in a row of a table; it is still the row’s name.',
    },
  ],
  donts: [
    {
      text: 'Not a negation: ticking it to get nothing is read wrong every other time.',
      example: <Checkbox label="알림을 받지 않지 않아요" />,
    },
    { text: 'Not two boxes for either-or: they could both be ticked.' },
    { text: 'Not ticked beforehand where it is consent.' },
  ],
  wording:
    'A noun or a short statement without a full stop: 점심 전체 선택, 최종 확인. Students 해요체, managers nouns.',
} satisfies Guide;
