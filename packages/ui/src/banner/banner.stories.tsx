import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { Banner } from '.';
import { bannerGuide } from './banner.guide';

const meta = {
  title: '피드백/배너 Banner',
  id: 'feedback-banner',
  component: Banner,
  args: { kind: 'info', children: '새 버전이 있어요' },
  parameters: { layout: 'fullscreen', guide: bannerGuide, ...ownFrame(120) },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: '오프라인',
  args: {
    kind: 'offline',
    children: '인터넷에 연결되어 있지 않아요. 바꾼 내용은 연결되면 저장할게요.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('인터넷에 연결되어 있지 않아요');
  },
};

export const Maintenance: Story = {
  name: '조회 전용',
  args: { kind: 'maintenance', children: '지금은 조회만 할 수 있어요.' },
};

export const Deadline: Story = {
  name: '다가오는 마감',
  args: {
    kind: 'deadline',
    children: '내일 도시락은 오늘 14:00까지 바꿀 수 있어요 (1시간 12분 남음)',
  },
};

export const WithActionAndClose: Story = {
  name: '버튼과 닫기',
  args: {
    kind: 'info',
    children: '새 버전이 있어요',
    action: <Button size="dense">새로고침</Button>,
    onDismiss: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '새로고침' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  parameters: ownFrame(280),
  render: () => (
    <>
      <Banner kind="offline">
        인터넷에 연결되어 있지 않아요. 바꾼 내용은 연결되면 저장할게요.
      </Banner>
      <Banner kind="maintenance">지금은 조회만 할 수 있어요.</Banner>
      <Banner kind="deadline">내일 도시락은 오늘 14:00까지 바꿀 수 있어요 (1시간 12분 남음)</Banner>
      <Banner
        kind="info"
        action={<Button size="dense">새로고침</Button>}
        onDismiss={() => undefined}
      >
        새 버전이 있어요
      </Banner>
    </>
  ),
};

const long = {
  kind: 'maintenance',
  children:
    '오늘 23:00부터 내일 06:00까지 서버를 점검해서 도시락과 모의고사를 신청하거나 바꿀 수 없어요. 조회는 그대로 할 수 있어요.',
  action: <Button size="dense">자세히 보기</Button>,
  onDismiss: fn(),
} as const;

export const LongText: Story = { name: '긴 글', args: long, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(480),
  args: long,
  play: staysInSight,
};
