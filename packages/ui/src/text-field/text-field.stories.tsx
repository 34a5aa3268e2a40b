import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '.';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: '이름', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: '김하늘' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('김하늘');
    await expect(canvas.getByRole('textbox', { name: '이름' })).toHaveValue('김하늘');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  args: { label: '메모', labelNote: '(선택)', hint: '학생에게는 보이지 않습니다.', defaultValue: '셔틀 2호차' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('학생에게는 보이지 않습니다.');
  },
};

export const WithError: Story = {
  args: { label: '아이디', error: '이미 사용 중인 아이디입니다.', defaultValue: 'manager' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '아이디' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('이미 사용 중인 아이디입니다.');
  },
};

export const DisabledWithReason: Story = {
  args: { label: '학교', defaultValue: '한빛고등학교', disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '학교' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('가');
    await expect(input).toHaveValue('한빛고등학교');
  },
};

export const Grid: Story = {
  render: () => (
    <div className="story-grid">
      <TextField label="이름" placeholder="김하늘" />
      <TextField label="메모" labelNote="(선택)" hint="학생에게는 보이지 않습니다." defaultValue="셔틀 2호차" />
      <TextField label="아이디" error="이미 사용 중인 아이디입니다." defaultValue="manager" />
      <TextField label="학교" defaultValue="한빛고등학교" disabledReason="조회 전용 계정은 바꿀 수 없습니다." />
      <TextField label="좌석" labelHidden placeholder="좌석 번호" size="dense" />
    </div>
  ),
};
