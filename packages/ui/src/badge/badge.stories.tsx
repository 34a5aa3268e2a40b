import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownIcon, LockIcon, MoonIcon, SunIcon, UpIcon } from '../icon';
import { Badge } from '.';

const meta = { title: 'Data/Badge', component: Badge, args: { children: '진행 중', tone: 'primary' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = {};

export const WithIcon: Story = { args: { tone: 'neutral', icon: <LockIcon />, children: '마감' } };

export const Grid: Story = {
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
