import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { LockIcon, MealIcon, SearchIcon } from '../icon';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { EmptyState } from '.';
import { emptyStateGuide } from './empty-state.guide';

const meta = {
  title: '피드백/빈 상태 EmptyState',
  id: 'feedback-emptystate',
  component: EmptyState,
  args: { title: '아직 신청한 도시락이 없어요.' },
  parameters: { guide: emptyStateGuide },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '한 문장' };

export const WithIconAndAction: Story = {
  name: '아이콘과 버튼',
  tags: ['visual'],
  args: {
    icon: <MealIcon />,
    children: '요일을 고르면 한 달 도시락을 한 번에 신청할 수 있어요.',
    action: <Button variant="primary">빠른 신청</Button>,
  },
};

export const FilteredAway: Story = {
  name: '조건에 맞는 것 없음',
  args: {
    icon: <SearchIcon />,
    title: '조건에 맞는 학생이 없습니다.',
    action: <Button>조건 지우기</Button>,
  },
};

export const NoRight: Story = {
  name: '권한 없음',
  args: {
    icon: <LockIcon />,
    title: '이 화면을 볼 권한이 없습니다.',
    children: '최고관리자에게 문의하세요.',
  },
};

const long = {
  title: '이번 달에는 신청할 수 있는 모의고사가 아직 하나도 등록되지 않았어요.',
  children:
    '새 모의고사가 등록되면 아래 탭에 점이 생기고, 알림을 켜 두었다면 접수가 시작될 때 알려 드려요.',
  action: <Button>지난달 신청 내역 보기</Button>,
};

export const LongText: Story = { name: '긴 글', args: long, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(480),
  args: long,
  play: staysInSight,
};
