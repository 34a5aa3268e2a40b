import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleWeekdays } from '../testing/sample-weekdays';
import { largeText } from '../testing/story-frame';
import { WeekdayPicker } from '.';
import type { WeekdayPickerProps } from '.';
import { weekdayPickerGuide } from './weekday-picker.guide';

function Controlled({ value: first, onValueChange, ...rest }: WeekdayPickerProps<number>) {
  const [value, setValue] = useState(first);
  return (
    <WeekdayPicker
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const withSundayOff = sampleWeekdays.map((option) =>
  option.value === 0 ? { ...option, disabledReason: '일요일에는 운영하지 않아요.' } : option,
);

const meta = {
  title: '입력/요일 고르기 WeekdayPicker',
  id: 'inputs-weekdaypicker',
  component: WeekdayPicker<number>,
  args: { label: '요일', options: sampleWeekdays, value: [], onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: weekdayPickerGuide },
} satisfies Meta<typeof WeekdayPicker<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: '키보드로',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '일요일' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '화요일' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 2]);
  },
};

export const WithError: Story = {
  name: '오류',
  args: { error: '요일을 하나 이상 선택해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '요일' })).toHaveAccessibleDescription(
      '요일을 하나 이상 선택해 주세요.',
    );
    await expect(canvas.getByRole('checkbox', { name: '월요일' })).toBeInvalid();
  },
};

export const OneDisabledWithReason: Story = {
  name: '막힌 요일',
  args: { options: withSundayOff, value: [1] },
  play: async ({ args, canvas }) => {
    const sunday = canvas.getByRole('checkbox', { name: '일요일' });
    await userEvent.click(sunday);
    await expect(sunday).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sunday).toHaveAccessibleDescription('일요일에는 운영하지 않아요.');
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} value={[2, 4]} hint="여러 날을 고를 수 있어요." />
      <Controlled {...args} error="요일을 하나 이상 선택해 주세요." />
      <Controlled {...args} options={withSundayOff} value={[1]} />
    </div>
  ),
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(240),
  args: { value: [2, 4], hint: '여러 날을 고를 수 있어요.' },
  decorators: [(Content) => <div style={{ width: 358, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('checkbox').map((day) => day.getBoundingClientRect());
    await expect(new Set(days.map(({ top }) => top)).size).toBe(1);
    for (const { width } of days) await expect(width).toBeGreaterThanOrEqual(44);
  },
};
