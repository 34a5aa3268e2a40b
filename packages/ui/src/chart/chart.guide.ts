import type { Guide } from '../../storybook/guide';

export const chartGuide = {
  use: 'A few numbers over days, weekdays or months at a glance: meals of a month, amounts of half a year. Every number can also be read: under mouse, finger or focus, and in the table behind it.',
  instead: [
    { when: 'It is one number', use: 'Data/StatTile' },
    { when: 'The numbers are looked up, sorted or copied', use: 'Data/DataGrid' },
    { when: 'Every day has more to say than its numbers', use: 'Data/MonthGrid' },
  ],
  states: [
    {
      story: 'Month',
      says: 'Bars side by side, one colour per series, the legend above. With many points only every second label is written.',
    },
    { story: 'Weekdays', says: 'Few points: broad bars and every label.' },
    {
      story: 'Course',
      says: 'A line for a course over time. It breaks where there is no value; it is never drawn through zero.',
    },
    { story: 'ThreeSeries', says: 'Three series are the most that stay readable on a phone.' },
    {
      story: 'NothingYet',
      says: 'No points: the axis alone. Put an EmptyState in its place when there will not be any.',
    },
    {
      story: 'Phone',
      says: 'On 390 px bars get narrow; a finger that touches the plot reads the nearest point.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the plot: one stop, where the focus was last. Then 표로 보기.' },
    { keys: '← →', does: 'To the point before or after; its values are written above the plot.' },
    { keys: 'Home, End', does: 'To the first or the last point.' },
    {
      keys: 'Enter, Space',
      does: 'Opens the point, such as that day; on 표로 보기 folds the table out.',
    },
  ],
  spoken:
    'A figure named by its label. Every point is a button that says everything: 11월 3일 (화): 점심 41식, 저녁 40식. Axis, bars and lines are silent. The table has heads for rows and columns.',
  dos: [
    { text: 'Start at zero: the axis does so by itself and ends at a round number.' },
    { text: 'Pass null where there is nothing to count (a closed day), 0 where nobody came.' },
    { text: 'Open the day that is meant when a point is pressed, if there is a page for it.' },
    { text: 'Keep the meals’ own tones: lunch and dinner look the same everywhere.' },
  ],
  donts: [
    {
      text: 'Not a chart without its table: 표로 보기 is always there, and is what is printed and copied from.',
    },
    { text: 'Not two units in one chart: 식 and 원 have no common axis.' },
    { text: 'Not a line between things that have no order, such as students.' },
  ],
  wording:
    'The label names what, and when: 2026년 11월 일자별 식수. Values with their unit, short enough for the axis: 42식, 448만. No value is —.',
} satisfies Guide;
