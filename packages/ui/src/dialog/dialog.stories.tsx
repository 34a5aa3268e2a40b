import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { InlineError } from '../inline-error';
import { pressEscape } from '../testing/press-escape';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { TextField } from '../text-field';
import { Dialog } from '.';
import { dialogGuide } from './dialog.guide';

const meta = {
  title: '피드백/대화 상자 Dialog',
  id: 'feedback-dialog',
  component: Dialog,
  args: { open: true, onClose: fn(), title: '학생 이름이 맞나요?', children: '김하늘' },
  parameters: { layout: 'fullscreen', guide: dialogGuide, ...ownFrame(440) },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  name: '작은 질문',
  args: {
    size: 's',
    hideClose: true,
    children: (
      <p
        style={{
          fontSize: 'var(--text-title-l)',
          lineHeight: 'var(--line-title-l)',
          fontWeight: 700,
        }}
      >
        김하늘
      </p>
    ),
    footer: (
      <>
        <Button>아니에요</Button>
        <Button variant="primary">맞아요</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: '학생 이름이 맞나요?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await pressEscape();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongContentScrollsInside: Story = {
  name: '긴 내용은 안에서 스크롤',
  args: {
    title: '11월 식단을 어떻게 신청하나요?',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        {index + 1}. 점심과 저녁을 날마다 따로 고를 수 있어요. 전날 14:00까지 바꿀 수 있어요.
      </p>
    )),
    footer: <Button variant="primary">확인</Button>,
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: '확인' })).toBeVisible();
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      innerHeight,
    );
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>이번 달 식단 보기</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="11월 식단">
        <Button data-autofocus="">첫 식단</Button>
        <Button>다음 식단</Button>
      </Dialog>
    </>
  );
}

export const FocusGoesInAndComesBack: Story = {
  name: '초점이 들어가고 돌아옴',
  parameters: { layout: 'padded' },
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '이번 달 식단 보기' });
    await userEvent.click(opener);
    await expect(screen.getByRole('button', { name: '첫 식단' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const BackdropCloses: Story = {
  name: '바깥을 눌러 닫기',
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog');
    await userEvent.click(screen.getByText('김하늘'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NotDismissible: Story = {
  name: '바깥을 눌러도 그대로',
  args: { dismissible: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const fields = (
  <>
    <TextField label="사유" data-autofocus="" defaultValue="무단지각" />
    <TextField label="수정 사유" hint="내역에 남습니다." />
  </>
);

const column = { display: 'grid', gap: 'var(--space-16)' };

export const Form: Story = {
  name: '양식',
  tags: ['visual'],
  args: {
    title: '상벌점 수정',
    children: (
      <div style={column}>
        {fields}
        <InlineError>수정하지 못했습니다. 다시 시도하세요.</InlineError>
      </div>
    ),
    footer: (
      <>
        <Button>닫기</Button>
        <Button variant="primary">저장</Button>
      </>
    ),
    hideClose: true,
  },
};

export const Loading: Story = {
  name: '보내는 중',
  args: {
    title: '상벌점 수정',
    children: <div style={column}>{fields}</div>,
    dismissible: false,
    footer: (
      <Button variant="primary" loading>
        저장
      </Button>
    ),
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(560),
  args: { title: '11월 30일까지 신청한 학생 이름이 맞나요?' },
  play: staysInSight,
};
