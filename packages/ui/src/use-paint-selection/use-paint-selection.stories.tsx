import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { MealCalendar } from '../testing/meal-calendar';
import { ownFrame } from '../testing/story-frame';
import { usePaintSelectionGuide } from './use-paint-selection.guide';

const meta = {
  title: '데이터/칠해서 고르기 usePaintSelection',
  id: 'data-usepaintselection',
  component: MealCalendar,
  args: { onPaintEnd: fn() },
  parameters: { layout: 'fullscreen', guide: usePaintSelectionGuide, ...ownFrame(760) },
} satisfies Meta<typeof MealCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
};
const mouse = {
  pointerId: 1,
  isPrimary: true,
  button: 0,
  buttons: 1,
  pointerType: 'mouse',
  bubbles: true,
};

export const DragPaintsOneMeal: Story = {
  name: '끌어서 한 식사 칠하기',
  play: async ({ args, canvas }) => {
    const chip = (day: string) => canvas.getByRole('checkbox', { name: day });
    const from = chip('11월 16일 월요일 점심');
    const to = chip('11월 20일 금요일 점심');
    fireEvent.pointerDown(from, { ...mouse, ...middle(from) });
    fireEvent.pointerMove(to, { ...mouse, ...middle(to) });
    fireEvent.pointerUp(to, { ...mouse, ...middle(to) });
    for (const day of ['16일 월', '17일 화', '18일 수', '19일 목', '20일 금'])
      await expect(chip(`11월 ${day}요일 점심`)).toBeChecked();
    await expect(chip('11월 18일 수요일 저녁')).not.toBeChecked();
    await expect(args.onPaintEnd).toHaveBeenCalledWith(
      expect.objectContaining({ length: 5 }),
      true,
    );
  },
};

export const LockedDaysStay: Story = {
  name: '마감된 날은 그대로',
  play: async ({ canvas }) => {
    const from = canvas.getByRole('checkbox', { name: '11월 14일 토요일 저녁' });
    const to = canvas.getByRole('checkbox', { name: '11월 8일 일요일 저녁' });
    fireEvent.pointerDown(from, { ...mouse, ...middle(from) });
    fireEvent.pointerMove(to, { ...mouse, ...middle(to) });
    fireEvent.pointerUp(to, { ...mouse, ...middle(to) });
    await expect(canvas.getByRole('checkbox', { name: '11월 10일 화요일 저녁' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '11월 9일 월요일 저녁' })).not.toBeChecked();
  },
};

export const ShiftClickFillsTheRange: Story = {
  name: 'Shift로 범위 채우기',
  play: async ({ args, canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: '11월 23일 월요일 저녁' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: '11월 27일 금요일 저녁' }));
    await user.keyboard('{/Shift}');
    for (const day of ['23일 월', '25일 수', '27일 금'])
      await expect(canvas.getByRole('checkbox', { name: `11월 ${day}요일 저녁` })).toBeChecked();
    await expect(args.onPaintEnd).toHaveBeenCalledOnce();
  },
};

export const APlainClickTogglesOne: Story = {
  name: '한 번 누르면 하나만',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '11월 12일 목요일 점심' }));
    await expect(canvas.getByRole('checkbox', { name: '11월 12일 목요일 점심' })).not.toBeChecked();
    await expect(args.onPaintEnd).not.toHaveBeenCalled();
  },
};
