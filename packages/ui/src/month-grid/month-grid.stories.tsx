import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MealCalendar } from '../testing/meal-calendar';
import { sampleMonth, spokenDay } from '../testing/sample-month';
import { largeText, ownFrame } from '../testing/story-frame';
import { MonthGrid } from '.';
import { monthGridGuide } from './month-grid.guide';

const meta = {
  title: '데이터/달력 MonthGrid',
  id: 'data-monthgrid',
  component: MonthGrid,
  args: {
    label: '2026년 11월',
    days: sampleMonth(2026, 11),
    cellLabel: spokenDay,
    renderCell: (): ReactNode => null,
    onMonthStep: fn(),
    onCellKeyDown: fn(),
  },
  parameters: { layout: 'fullscreen', guide: monthGridGuide, ...ownFrame(440) },
} satisfies Meta<typeof MonthGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '날짜만',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '2026년 11월' });
    await expect(grid.querySelectorAll('tbody td')).toHaveLength(42);
    await expect(grid.querySelectorAll('td[tabindex]')).toHaveLength(30);
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '일',
      '월',
      '화',
      '수',
      '목',
      '금',
      '토',
    ]);
  },
};

export const KeyboardOverDays: Story = {
  name: '날짜 사이 키보드',
  play: async ({ args, canvas }) => {
    const focused = (name: string) => expect(canvas.getByRole('gridcell', { name })).toHaveFocus();
    await userEvent.tab();
    await focused('11월 20일 금요일');
    await userEvent.keyboard('{ArrowRight}');
    await focused('11월 21일 토요일');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await focused('11월 14일 토요일');
    await userEvent.keyboard('{Home}');
    await focused('11월 8일 일요일');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await focused('11월 13일 금요일');
    await userEvent.keyboard(' ');
    await expect(args.onCellKeyDown).toHaveBeenCalledOnce();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMonthStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(args.onMonthStep).toHaveBeenLastCalledWith(-12);
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const FocusFollowsIntoTheNextMonth: Story = {
  name: '초점이 다음 달로',
  parameters: ownFrame(720),
  render: () => <MealCalendar openFrom="2026-12-01" month={10} />,
  play: async ({ canvas }) => {
    const focused = (name: RegExp) => expect(canvas.getByRole('gridcell', { name })).toHaveFocus();
    canvas.getByRole('gridcell', { name: /^10월 31일/ }).focus();
    await userEvent.keyboard('{PageDown}');
    await focused(/^11월 30일 월요일/);
    await userEvent.keyboard('{ArrowRight}');
    await focused(/^12월 1일 화요일/);
    await userEvent.keyboard('{ArrowUp}');
    await focused(/^11월 24일 화요일/);
  },
};

export const MealDays: Story = {
  name: '식사 칩',
  parameters: ownFrame(720),
  tags: ['visual'],
  render: () => <MealCalendar />,
  play: async ({ canvas }) => {
    const chip = (name: string) => canvas.getByRole('checkbox', { name });
    const day = canvas.getByRole('gridcell', {
      name: '11월 20일 금요일, 점심 신청 안 함, 저녁 신청 안 함',
    });
    day.focus();
    await userEvent.keyboard('{Enter}');
    await expect(chip('11월 20일 금요일 점심')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip('11월 20일 금요일 점심')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chip('11월 21일 토요일 점심')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(chip('11월 28일 토요일 점심')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await expect(chip('11월 20일 금요일 저녁')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(
      canvas.getByRole('gridcell', { name: '11월 20일 금요일, 점심 신청함, 저녁 신청함' }),
    ).toHaveFocus();
  },
};

export const Holidays: Story = {
  name: '공휴일',
  parameters: ownFrame(720),
  render: () => <MealCalendar month={10} openFrom="2026-10-01" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('개천절')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^10월 9일 금요일, 한글날/ })).toBeVisible();
  },
};

export const ManagerTotals: Story = {
  name: '관리자 합계',
  parameters: ownFrame(640),
  args: {
    onCellClick: fn(),
    cellLabel: (day) => `${spokenDay(day)}, 점심 42명, 저녁 37명`,
    renderCell: () => (
      <div>
        점심 42
        <br />
        저녁 37
      </div>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /^11월 20일/ }));
    await expect(args.onCellClick).toHaveBeenCalledWith(
      expect.objectContaining({ date: '2026-11-20' }),
      expect.anything(),
    );
  },
};

export const NarrowOnADesk: Story = {
  name: '넓은 화면의 좁은 달력',
  parameters: ownFrame(640),
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <div style={{ width: 420 }}>
      <MealCalendar />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('checkbox'))
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
  },
};

export const SmallestPhone: Story = {
  name: '가장 작은 휴대폰',
  parameters: ownFrame(640),
  render: () => (
    <div style={{ width: 320 }}>
      <MealCalendar />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('checkbox'))
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
  },
};

const chosen = new Set(['2026-11-23', '2026-11-24', '2026-11-25']);

export const SelectedDays: Story = {
  name: '고른 날',
  args: {
    days: sampleMonth(2026, 11).map((day) => ({ ...day, selected: chosen.has(day.date) })),
    onCellClick: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  },
};

export const Busy: Story = {
  name: '새 수를 받는 중',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(1400),
  render: () => (
    <div style={{ width: 390, maxWidth: '100%' }}>
      <MealCalendar />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('checkbox'))
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
  },
};
