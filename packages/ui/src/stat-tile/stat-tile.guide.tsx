import type { Guide } from '../../storybook/guide';
import { SunIcon } from '../icon';
import { StatTile } from '.';

export const statTileGuide = {
  use: 'One number that matters, large: meals of the day, points, money of the month. Several stand in a row. A tile can be a filter of the list below it.',
  instead: [
    { when: 'There are many numbers, or each is compared with others', use: 'Data/DataGrid' },
    { when: 'How it developed matters', use: 'Data/Chart' },
    { when: 'The number belongs to one line of a list', use: 'Data/Badge' },
  ],
  states: [
    { story: 'Plain', says: 'Label, number, unit.' },
    { story: 'WithNote', says: 'With an icon, the colour of the meal and a note that compares.' },
    { story: 'AsAFilter', says: 'The whole tile can be pressed; a funnel says so.' },
    { story: 'Pressed', says: 'The list shows only what the tile counts: tinted, with an edge.' },
    {
      story: 'LargeText',
      says: 'With text at 200 % a number is never broken; its unit goes to the next line instead.',
    },
    {
      story: 'InALine',
      says: 'StatLine: the numbers of a list in one line, which unfolds into tiles. What is zero is left out, only what has to be looked at has a colour.',
    },
    {
      story: 'Grid',
      says: 'Points have their signs and colours, meals theirs; everything else is neutral.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to a tile that filters; other tiles take no focus.' },
    { keys: 'Enter, Space', does: 'Turns the filter on and off.' },
  ],
  spoken:
    'A term with its value: 점심, 42명. A filter is a toggle button with its own name, 미입금 학생만 보기, pressed or not.',
  dos: [
    {
      text: 'Say in the note what the number is compared with.',
      example: (
        <StatTile
          label="점심"
          value="42"
          unit="명"
          note="어제보다 +3명"
          tone="lunch"
          icon={<SunIcon />}
        />
      ),
    },
    {
      text: 'Write the sign of points: + and − (U+2212), never by colour alone.',
      example: <StatTile label="벌점 합계" value="−5" unit="점" tone="penalty" />,
    },
  ],
  donts: [
    {
      text: 'Not a 0 while it loads or after a failure: a skeleton or a sentence, because 0 is an answer.',
      example: <StatTile label="이번 달 매출" value="0" unit="원" />,
    },
    { text: 'Not more than six in a row: then none of them matters.' },
  ],
  wording:
    'The label is a noun without a particle: 미입금, 합산 점수. Units are 명, 점, 원, 회 behind the number; money has commas.',
} satisfies Guide;
