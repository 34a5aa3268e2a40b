import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownIcon, LockIcon, MoonIcon, SunIcon, UpIcon } from '../icon';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { Badge } from '.';
import { badgeGuide } from './badge.guide';

const meta = {
  title: '데이터/배지 Badge',
  id: 'data-badge',
  component: Badge,
  args: { children: '진행 중', tone: 'primary' },
  parameters: { guide: badgeGuide },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = { name: '낱말' };

export const WithIcon: Story = {
  name: '아이콘과 함께',
  args: { tone: 'neutral', icon: <LockIcon />, children: '마감' },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      <Badge>종료</Badge>
      <Badge tone="primary">진행 중</Badge>
      <Badge tone="info">예정</Badge>
      <Badge tone="success">입금 확인</Badge>
      <Badge tone="warning">승인 대기</Badge>
      <Badge tone="danger">미납</Badge>
      <Badge tone="reward" icon={<UpIcon size="0.75em" />}>
        +3점
      </Badge>
      <Badge tone="penalty" icon={<DownIcon size="0.75em" />}>
        −2점
      </Badge>
      <Badge tone="lunch" icon={<SunIcon size="1em" />}>
        점심
      </Badge>
      <Badge tone="dinner" icon={<MoonIcon size="1em" />}>
        저녁
      </Badge>
      <Badge icon={<LockIcon size="1em" />}>마감</Badge>
    </div>
  ),
};

export const InALine: Story = {
  name: '한 줄로',
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'start', maxWidth: 240 }}>
      <span>2026학년도 12월 전국연합학력평가 대비 모의고사</span>{' '}
      <Badge {...args} style={{ flexShrink: 0 }} />
    </p>
  ),
  play: staysInSight,
};

export const LargeText: Story = { name: '큰 글자 200 %', ...largeText(320), play: staysInSight };
