import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from '.';
import { selectGuide } from './select.guide';

const meta = {
  title: '입력/목록에서 고르기 Select',
  id: 'inputs-select',
  component: Select,
  args: {
    label: '학년',
    defaultValue: '2',
    onValueChange: fn(),
    children: (
      <>
        <option value="1">고1</option>
        <option value="2">고2</option>
        <option value="3">고3</option>
      </>
    ),
  },
  parameters: { guide: selectGuide },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '고른 상태',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: '학년' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '고3');
    await expect(select).toHaveValue('3');
    await expect(args.onValueChange).toHaveBeenCalledWith('3');
  },
};

export const WithError: Story = { name: '오류', args: { error: '학년을 선택하세요.' } };

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription('조회 전용 계정은 바꿀 수 없습니다.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(select).toHaveValue('2');
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Select {...args} />
      <Select {...args} hint="학년이 바뀌면 좌석도 다시 배정됩니다." />
      <Select {...args} error="학년을 선택하세요." />
      <Select {...args} disabledReason="조회 전용 계정은 바꿀 수 없습니다." />
      <Select {...args} size="dense" labelHidden />
    </div>
  ),
};

export const LongWords: Story = {
  name: '긴 낱말',
  args: {
    label: '시험',
    children: (
      <option>
        2026학년도 11월 대학수학능력시험 대비 전국 연합 모의고사 (국어·수학·영어·탐구)
      </option>
    ),
  },
  decorators: [(Content) => <div style={{ width: 220 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(
      220,
    );
  },
};
