import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from '.';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: '신청을 취소할까요?',
    confirmLabel: '신청 취소하기',
    children: '12월 모의고사 신청을 취소해요. 신청 기간이 남아 있으면 다시 신청할 수 있어요.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: { danger: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog', { name: '신청을 취소할까요?' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '닫기' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Plain: Story = { args: { title: '초대 링크를 보낼까요?', confirmLabel: '보내기', children: '김하늘 학생의 보호자에게 문자를 보냅니다.' } };

export const Busy: Story = {
  args: { danger: true, busy: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '신청 취소하기' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { danger: true, error: '취소하지 못했어요.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('취소하지 못했어요.');
  },
};
