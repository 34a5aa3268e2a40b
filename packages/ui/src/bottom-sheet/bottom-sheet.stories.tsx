import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { InlineError } from '../inline-error';
import { pressEscape } from '../testing/press-escape';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { BottomSheet } from '.';
import { bottomSheetGuide } from './bottom-sheet.guide';

const meta = {
  title: '피드백/시트 BottomSheet',
  id: 'feedback-bottomsheet',
  component: BottomSheet,
  args: {
    open: true,
    onClose: fn(),
    title: '빠른 신청',
    children:
      '이번 달 같은 요일에 점심 4회 · 저녁 3회를 신청해요. 이미 신청한 날과 마감된 날은 빼고 세었어요.',
    footer: <Button variant="primary">신청하기</Button>,
  },
  parameters: { layout: 'fullscreen', guide: bottomSheetGuide, ...ownFrame(560) },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const sheet = screen.getByRole('dialog', { name: '빠른 신청' });
    await expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight);
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Desk: Story = {
  name: '넓은 화면',
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(box.left + box.width / 2)).toBe(
      Math.round(document.documentElement.clientWidth / 2),
    );
    await expect(box.bottom).toBeLessThan(innerHeight);
  },
};

export const LongContent: Story = {
  name: '긴 내용',
  globals: { viewport: { value: 'phone' } },
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>11월 {index + 1}일 점심 · 전날 14:00 이후에는 변경할 수 없어요.</p>
    )),
  },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBeLessThanOrEqual(
      innerHeight * 0.9 + 1,
    );
    await expect(screen.getByRole('button', { name: '신청하기' })).toBeVisible();
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>빠른 신청</Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="빠른 신청">
        요일을 골라 주세요.
      </BottomSheet>
    </>
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const BackClosesIt: Story = {
  name: '뒤로 가기로 닫기',
  parameters: { layout: 'padded' },
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const here = location.href;
    const opener = canvas.getByRole('button', { name: '빠른 신청' });
    await userEvent.click(opener);
    history.back();
    await closed();
    await expect(location.href).toBe(here);
    await expect(opener).toHaveFocus();
  },
};

export const ClosingLeavesNoTraceInTheHistory: Story = {
  name: '닫아도 방문 기록에 남지 않음',
  parameters: { layout: 'padded' },
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const before: unknown = history.state;
    await userEvent.click(canvas.getByRole('button', { name: '빠른 신청' }));
    await expect(history.state).not.toEqual(before);
    await pressEscape();
    await closed();
    await waitFor(() => expect(history.state).toEqual(before));
  },
};

const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };

export const PulledDown: Story = {
  name: '끌어내려 닫기',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const handle = screen.getByRole('heading', { name: '빠른 신청' });
    fireEvent.pointerDown(handle, { ...finger, clientY: 500 });
    fireEvent.pointerMove(handle, { ...finger, clientY: 520 });
    fireEvent.pointerUp(handle, { ...finger, clientY: 520 });
    await expect(args.onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(handle, { ...finger, clientY: 500 });
    fireEvent.pointerMove(handle, { ...finger, clientY: 640 });
    fireEvent.pointerUp(handle, { ...finger, clientY: 640 });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  name: '오류',
  tags: ['visual'],
  args: {
    children: (
      <>
        <p>이번 달 같은 요일에 점심 4회 · 저녁 3회를 신청해요.</p>
        <InlineError>신청을 처리하지 못했어요.</InlineError>
      </>
    ),
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(640),
  globals: { viewport: { value: 'phone' } },
  args: { title: '이번 달 같은 요일에 한꺼번에 빠른 신청' },
  play: staysInSight,
};
