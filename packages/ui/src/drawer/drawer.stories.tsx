import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button';
import { ErrorState } from '../error-state';
import { Skeleton } from '../skeleton';
import { pressEscape } from '../testing/press-escape';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { Drawer } from '.';
import { drawerGuide } from './drawer.guide';

const meta = {
  title: '피드백/서랍 Drawer',
  id: 'feedback-drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: '12월 모의고사',
    children: '시험일 12월 12일 (토) · 신청 기간 11월 10일 (화) ~ 11월 30일 (월) · 응시료 10,000원',
    footer: <Button variant="primary">신청하기</Button>,
  },
  parameters: { layout: 'fullscreen', guide: drawerGuide, ...ownFrame(440) },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  name: '넓은 화면',
  globals: { viewport: { value: 'desk' } },
  play: async ({ args }) => {
    const box = screen.getByRole('dialog', { name: '12월 모의고사' }).getBoundingClientRect();
    await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth);
    await expect(Math.round(box.height)).toBe(innerHeight);
    await pressEscape();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(document.documentElement.clientWidth);
    await expect(Math.round(box.bottom)).toBe(innerHeight);
  },
};

export const Left: Story = {
  name: '왼쪽',
  args: {
    side: 'left',
    title: '한빛학원',
    footer: undefined,
    children: '도시락 · 학생 관리 · 출결',
  },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0);
  },
};

export const Loading: Story = {
  name: '불러오는 중',
  args: {
    footer: undefined,
    children: (
      <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </div>
    ),
  },
};

export const Failed: Story = {
  name: '실패',
  args: {
    footer: undefined,
    children: <ErrorState title="상세 정보를 불러오는 중 오류가 발생했어요." onRetry={fn()} />,
  },
};

export const LongContent: Story = {
  name: '긴 내용',
  tags: ['visual'],
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>{index + 1}. 선택과목을 바꾸면 좌석이 바뀔 수 있어요.</p>
    )),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: '신청하기' })).toBeVisible();
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(560),
  args: { title: '12월 전국연합학력평가 대비 모의고사' },
  play: staysInSight,
};
