import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MealChip, type MealChipProps } from '.';
import { mealChipGuide } from './meal-chip.guide';

const meta = {
  title: '데이터/식사 칩 MealChip',
  id: 'data-mealchip',
  component: MealChip,
  args: {
    meal: 'lunch',
    text: '점심',
    label: '11월 20일 금요일 점심',
    selected: false,
    onToggle: fn(),
  },
  decorators: [(Story) => <div style={{ width: 56 }}>{Story()}</div>],
  parameters: { guide: mealChipGuide },
} satisfies Meta<typeof MealChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unselected: Story = {
  name: '신청하지 않음',
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('checkbox', { name: '11월 20일 금요일 점심' });
    await expect(chip).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(chip);
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(args.onToggle).toHaveBeenLastCalledWith(true, expect.anything());
    const { width, height } = chip.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(28);
  },
};

export const Selected: Story = {
  name: '신청함',
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Unsaved: Story = { name: '저장 전', args: { selected: true, unsaved: true } };

export const Locked: Story = {
  name: '마감',
  args: { lockReason: '전날 14:00 이후에는 변경할 수 없어요.' },
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('checkbox');
    await userEvent.click(chip);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(chip).toHaveAccessibleDescription('전날 14:00 이후에는 변경할 수 없어요.');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

const states = [
  { selected: false },
  { selected: true },
  { selected: true, unsaved: true },
  { selected: false, lockReason: '이 요일은 신청할 수 없어요.' },
  { selected: true, lockReason: '전날 14:00 이후에는 변경할 수 없어요.' },
  { selected: false, state: 'soon' },
  { selected: true, state: 'soon' },
  { selected: false, lockReason: '전날 14:00 이후에는 변경할 수 없어요.', state: 'past' },
  { selected: true, lockReason: '전날 14:00 이후에는 변경할 수 없어요.', state: 'past' },
  { selected: false, lockReason: '이 요일은 신청할 수 없어요.', state: 'unserved' },
] satisfies Partial<MealChipProps>[];

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 56px)', gap: 8 }}>
      {states.flatMap((state, index) => [
        <MealChip key={`l${index}`} meal="lunch" text="점심" label={`점심 ${index}`} {...state} />,
        <MealChip key={`d${index}`} meal="dinner" text="저녁" label={`저녁 ${index}`} {...state} />,
      ])}
    </div>
  ),
};
