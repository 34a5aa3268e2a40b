import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { ownFrame } from '../testing/story-frame';
import { TextField } from '../text-field';
import { ConfirmDialog } from '.';
import { confirmDialogGuide } from './confirm-dialog.guide';

const meta = {
  title: '피드백/확인 창 ConfirmDialog',
  id: 'feedback-confirmdialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: '신청을 취소할까요?',
    confirmLabel: '신청 취소하기',
    children: '12월 모의고사 신청을 취소해요. 신청 기간이 남아 있으면 다시 신청할 수 있어요.',
  },
  parameters: { layout: 'fullscreen', guide: confirmDialogGuide, ...ownFrame(360) },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  name: '영영 사라지는 일',
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

export const Plain: Story = {
  name: '되부를 수 없는 일',
  args: {
    title: '초대 링크를 보낼까요?',
    confirmLabel: '보내기',
    children: '김하늘 학생의 보호자에게 문자를 보냅니다.',
  },
};

export const Busy: Story = {
  name: '진행 중',
  args: { danger: true, busy: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '신청 취소하기' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '실패',
  tags: ['visual'],
  args: { danger: true, error: '취소하지 못했어요.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('취소하지 못했어요.');
  },
};

export const WithReason: Story = {
  name: '사유 입력',
  args: {
    danger: true,
    title: '김하늘 학생의 상벌점을 취소할까요?',
    confirmLabel: '부여 취소',
    children: (
      <>
        <p>누적에서 빠지고, 내역에는 취소선으로 남습니다.</p>
        <TextField label="사유" />
      </>
    ),
  },
};

export const LongText: Story = {
  name: '긴 글',
  args: {
    danger: true,
    title: '2026학년도 12월 전국연합학력평가 대비 모의고사 신청을 취소할까요?',
    confirmLabel: '모의고사 신청 취소하기',
    children:
      '이미 입금했다면 데스크에서 환불을 받을 수 있어요. 신청 기간이 남아 있으면 다시 신청할 수 있지만, 현장 응시 자리는 남아 있지 않을 수 있어요.',
  },
  play: staysInSight,
};
