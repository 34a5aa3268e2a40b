import type { Guide } from '../../storybook/guide';
import { SegmentedControl } from '.';

const nothing = () => undefined;
const meals = [
  { value: 'all', label: '전체' },
  { value: 'lunch', label: '점심' },
  { value: 'dinner', label: '저녁' },
];
const grades = ['고1', '고2', '고3', 'N수', '중1', '중2', '중3'].map((label) => ({
  value: label,
  label,
}));

export const segmentedControlGuide = {
  use: 'Two to five choices side by side, one of them on: a filter of a list, a way to do something. It takes effect at once.',
  instead: [
    { when: 'Each choice shows another part of the page', use: 'Actions/Tabs' },
    { when: 'There are more than five, or their names are long', use: 'Inputs/Select' },
    { when: 'It is on or off', use: 'Inputs/Switch' },
    { when: 'Several can be on', use: 'Inputs/Checkbox' },
  ],
  states: [
    { story: 'Filter', says: 'The chosen one lies on top: a ground, an edge and a heavier word.' },
    {
      story: 'WithDisabledOption',
      says: 'A choice that is not possible is paler, stays in reach and says why.',
    },
    {
      story: 'WithLabel',
      says: 'In a form its name stands above it (labelShown), as those of the fields do.',
    },
    {
      story: 'Grid',
      says: 'Normal, dense, and as wide as its container with equal parts (block).',
    },
    {
      story: 'LargeText',
      says: 'With text at 200 % long words break inside their part; the parts stay in one row.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one; the next Tab leaves.' },
    { keys: '← → ↑ ↓', does: 'Chooses the neighbour at once, from the last to the first too.' },
    { keys: 'Esc', does: 'Closes the reason of a choice that is not possible.' },
  ],
  spoken:
    'A radio group named by label with native radios: 전체, 선택됨, 3개 중 1. A choice that is not possible is unavailable with its reason as description.',
  dos: [
    {
      text: 'Put the usual choice first and have it chosen.',
      example: (
        <SegmentedControl label="식사" options={meals} value="all" onValueChange={nothing} />
      ),
    },
    { text: 'Put counts into the words where they help to choose: 상점 12.' },
  ],
  donts: [
    {
      text: 'Not seven of them: on a phone their words would break into single letters.',
      example: (
        <SegmentedControl label="학년" options={grades} value="고1" onValueChange={nothing} />
      ),
    },
    { text: 'Not for actions: nobody expects that choosing a part sends something.' },
  ],
  wording:
    'Nouns of the same kind and about the same length: 전체 · 상점 · 벌점. The first one for everything is 전체.',
} satisfies Guide;
