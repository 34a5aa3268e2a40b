import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, CopyIcon } from '../icon';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { IconButton } from '.';
import { iconButtonGuide } from './icon-button.guide';

const meta = {
  title: '동작/아이콘 버튼 IconButton',
  id: 'actions-iconbutton',
  component: IconButton,
  args: { label: '다음 달', children: <ChevronRightIcon />, onClick: fn() },
  parameters: { guide: iconButtonGuide },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '기본',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '다음 달' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Outlined: Story = { name: '테두리', args: { variant: 'outlined' } };

export const Dense: Story = {
  name: '좁은 줄',
  args: { size: 'dense', label: '닫기', children: <CloseIcon /> },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '다음 달 신청은 11월 20일에 열려요.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '다음 달' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('다음 달 신청은 11월 20일에 열려요.');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      <IconButton label="이전 달">
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label="이전 달" variant="outlined">
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label="복사" size="dense">
        <CopyIcon />
      </IconButton>
      <IconButton label="복사" size="dense" variant="outlined">
        <CopyIcon />
      </IconButton>
      <IconButton label="다음 달" disabledReason="신청 기간이 아니에요.">
        <ChevronRightIcon />
      </IconButton>
      <IconButton label="다음 달" variant="outlined" disabledReason="신청 기간이 아니에요.">
        <ChevronRightIcon />
      </IconButton>
    </div>
  ),
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(160),
  args: { variant: 'outlined' },
  play: staysInSight,
};
