import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { largeText, ownFrame } from '../testing/story-frame';
import { MonthPicker, type MonthPickerProps } from '.';
import { monthPickerGuide } from './month-picker.guide';

function Controlled({ value: first, onValueChange, ...rest }: MonthPickerProps) {
  const [value, setValue] = useState(first);
  return (
    <MonthPicker
      {...rest}
      value={value}
      onValueChange={(month) => {
        setValue(month);
        onValueChange(month);
      }}
    />
  );
}

const meta = {
  title: '입력/달 고르기 MonthPicker',
  id: 'inputs-monthpicker',
  component: MonthPicker,
  args: {
    value: '2026-12',
    current: '2026-11',
    onValueChange: fn(),
    texts: {
      previous: '이전 달',
      next: '다음 달',
      current: '이번 달',
      pick: '달 고르기',
      previousYear: '이전 해',
      nextYear: '다음 해',
      year: (year: number) => `${year}년`,
      month: (month: number) => `${month}월`,
      format: (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`,
      outOfRange: '고를 수 없는 달입니다.',
    },
  },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: monthPickerGuide },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: '한 달씩',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 달' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01');
    await userEvent.click(canvas.getByRole('button', { name: '이번 달' }));
    await expect(canvas.getByRole('button', { name: '2026년 11월' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '이번 달', pressed: true })).toBeVisible();
  },
};

export const AnyMonth: Story = {
  name: '다른 해의 달',
  parameters: ownFrame(320),
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('button', { name: '2026년 12월' });
    await userEvent.click(month);
    await waitFor(() => expect(canvas.getByRole('button', { name: '12월' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '이전 해' }));
    await userEvent.click(canvas.getByRole('button', { name: '3월' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-03');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  name: '열림',
  tags: ['visual'],
  parameters: ownFrame(320),
  args: { max: '2026-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2026년 12월' }));
    await expect(canvas.getByRole('button', { name: '다음 달' })).toHaveAccessibleDescription(
      '고를 수 없는 달입니다.',
    );
    await expect(canvas.getByRole('button', { name: '11월' })).toHaveAttribute(
      'aria-current',
      'date',
    );
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(240),
  decorators: [(Content) => <div style={{ width: 358, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
