import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { largeText } from '../testing/story-frame';
import { SegmentedControl } from '.';
import type { SegmentedControlProps } from '.';
import { segmentedControlGuide } from './segmented-control.guide';

function Controlled({ value: first, onValueChange, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <SegmentedControl
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const filters = [
  { value: 'all', label: '전체' },
  { value: 'reward', label: '상점' },
  { value: 'penalty', label: '벌점' },
];
const modes = [
  { value: 'weekday', label: '이번 달 같은 요일' },
  { value: 'day', label: '하루만' },
];

const meta = {
  title: '동작/분할 버튼 SegmentedControl',
  id: 'actions-segmentedcontrol',
  component: SegmentedControl<string>,
  args: { label: '구분', options: filters, value: 'all', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: segmentedControlGuide },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  name: '필터',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '전체' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '상점' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('reward');
    await userEvent.click(canvas.getByText('벌점'));
    await expect(canvas.getByRole('radio', { name: '벌점' })).toBeChecked();
  },
};

export const WithDisabledOption: Story = {
  name: '고를 수 없는 칸',
  args: {
    options: [
      ...filters.slice(0, 2),
      { value: 'penalty', label: '벌점', disabledReason: '벌점 기록이 없어요.' },
    ],
  },
  play: async ({ args, canvas }) => {
    const blocked = canvas.getByRole('radio', { name: '벌점' });
    await userEvent.click(blocked);
    await expect(blocked).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(blocked).toHaveAccessibleDescription('벌점 기록이 없어요.');
  },
};

export const WithLabel: Story = {
  name: '이름이 보일 때',
  args: { label: '신청 방법', labelShown: true, block: true, options: modes, value: 'weekday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('신청 방법')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: '신청 방법' })).toBeVisible();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} size="dense" value="reward" />
      <Controlled {...args} block label="신청 방법" options={modes} value="weekday" />
      <Controlled
        {...args}
        options={[
          ...filters.slice(0, 2),
          { value: 'penalty', label: '벌점', disabledReason: '벌점 기록이 없어요.' },
        ]}
      />
    </div>
  ),
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(200),
  args: { block: true, label: '신청 방법', options: modes, value: 'weekday' },
  decorators: [(Content) => <div style={{ width: 358, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
