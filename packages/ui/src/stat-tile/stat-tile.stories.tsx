import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoonIcon, SunIcon } from '../icon';
import { largeText } from '../testing/story-frame';
import { StatLine, StatTile } from '.';
import { statTileGuide } from './stat-tile.guide';

const meta = {
  title: '데이터/숫자 타일 StatTile',
  id: 'data-stattile',
  component: StatTile,
  subcomponents: { StatLine },
  args: { label: '점심', value: '42', unit: '명' },
  parameters: { guide: statTileGuide },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('점심');
    await expect(canvas.getByRole('definition')).toHaveTextContent('42명');
  },
};

export const WithNote: Story = {
  name: '견주는 글',
  args: { note: '어제보다 +3명', meaning: 'lunch', icon: <SunIcon /> },
};

export const AsAFilter: Story = {
  name: '필터로',
  args: {
    label: '미입금',
    value: '3',
    note: '입금 확인 44명',
    filter: { label: '미입금 학생만 보기', pressed: false, onPressedChange: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: '미입금 학생만 보기', pressed: false }),
    );
    await expect(args.filter?.onPressedChange).toHaveBeenCalledWith(true);
  },
};

export const Pressed: Story = {
  name: '눌림',
  args: {
    ...AsAFilter.args,
    filter: { label: '미입금 학생만 보기', pressed: true, onPressedChange: fn() },
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div className="story-tiles">
      <StatTile
        meaning="lunch"
        icon={<SunIcon />}
        label="점심"
        value="42"
        unit="명"
        note="수령 30명 (71 %)"
      />
      <StatTile
        meaning="dinner"
        icon={<MoonIcon />}
        label="저녁"
        value="37"
        unit="명"
        note="수령 0명"
      />
      <StatTile meaning="reward" label="상점 합계" value="+12" unit="점" />
      <StatTile meaning="penalty" label="벌점 합계" value="−5" unit="점" />
      <StatTile label="합산 점수" value="+7" unit="점" />
      <StatTile label="이번 달 매출" value="1,284,000" unit="원" />
    </div>
  ),
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(360),
  args: { label: '이번 달 매출', value: '1,284,000', unit: '원', note: '지난달보다 +84,000원' },
  decorators: [(Content) => <div style={{ width: 240 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const number = canvas.getByText('1,284,000');
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** The numbers of a list: zero is silent, what has to be looked at has a colour. */
export const InALine: Story = {
  name: '한 줄로',
  tags: ['visual'],
  render: () => (
    <StatLine label="이 날 숫자" note="마감 11월 23일 (월) 14:00">
      <StatTile
        meaning="lunch"
        icon={<SunIcon />}
        label="점심"
        value="42"
        unit="명"
        note="수령 1/42"
      />
      <StatTile meaning="unpaid" label="미입금" value="13" unit="명" note="입금 확인 29명" />
      <StatTile quiet label="결석·외출·하원" value="0" unit="명" />
    </StatLine>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('수령 1/42')).not.toBeVisible();
    await expect(canvas.getByText('결석·외출·하원')).not.toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: '숫자 자세히 보기', expanded: false }),
    );
    await expect(canvas.getByText('수령 1/42')).toBeVisible();
    await expect(canvas.getByText('결석·외출·하원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '숫자 한 줄로 보기' }));
  },
};
