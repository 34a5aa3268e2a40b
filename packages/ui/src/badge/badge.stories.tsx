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
  args: { children: '진행 중', meaning: 'open' },
  parameters: { guide: badgeGuide },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = { name: '낱말' };

export const WithIcon: Story = {
  name: '아이콘과 함께',
  args: { meaning: 'closed', icon: <LockIcon />, children: '마감' },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      <Badge>종료</Badge>
      <Badge meaning="open">진행 중</Badge>
      <Badge meaning="upcoming">예정</Badge>
      <Badge meaning="paid">입금 확인</Badge>
      <Badge meaning="waiting">승인 대기</Badge>
      <Badge meaning="absent">결석</Badge>
      <Badge meaning="reward" icon={<UpIcon size="0.75em" />}>
        +3점
      </Badge>
      <Badge meaning="penalty" icon={<DownIcon size="0.75em" />}>
        −2점
      </Badge>
      <Badge meaning="lunch" icon={<SunIcon size="1em" />}>
        점심
      </Badge>
      <Badge meaning="dinner" icon={<MoonIcon size="1em" />}>
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
