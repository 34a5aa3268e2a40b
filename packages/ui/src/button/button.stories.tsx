import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '.';
import { buttonGuide } from './button.guide';

const meta = {
  title: '동작/버튼 Button',
  id: 'actions-button',
  component: Button,
  args: { children: '저장', onClick: fn() },
  parameters: { guide: buttonGuide },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: '주 버튼',
  args: { variant: 'primary', children: '신청하기' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '신청하기' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { name: '보조' };

export const Text: Story = { name: '글 버튼', args: { variant: 'text', children: '다시 시도' } };

export const Danger: Story = {
  name: '되돌릴 수 없음',
  args: { variant: 'danger', children: '신청 취소하기' },
};

export const Loading: Story = {
  name: '보내는 중',
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: {
    variant: 'primary',
    children: '로그인',
    disabledReason: '휴대폰 번호를 10자리 이상 입력해 주세요.',
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '로그인' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('휴대폰 번호를 10자리 이상 입력해 주세요.');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const LongLabel: Story = {
  name: '긴 이름',
  args: {
    variant: 'primary',
    children: '이번 달 남은 수요일과 금요일 저녁 도시락을 모두 신청하기',
  },
  decorators: [(Content) => <div style={{ width: 220 }}>{Content()}</div>],
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div className="story-grid">
      {(['normal', 'large', 'dense'] as const).map((size) => (
        <div key={size} className="story-row">
          <Button size={size} variant="primary">
            신청하기
          </Button>
          <Button size={size}>닫기</Button>
          <Button size={size} variant="text">
            더 보기
          </Button>
          <Button size={size} variant="danger">
            삭제
          </Button>
          <Button size={size} variant="primary" loading>
            저장
          </Button>
          <Button size={size} variant="primary" disabledReason="신청 기간이 아니에요.">
            신청하기
          </Button>
        </div>
      ))}
      <Button block size="large" variant="primary">
        맞아요
      </Button>
    </div>
  ),
};
