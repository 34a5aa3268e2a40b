import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Banner } from '../banner';
import { UserIcon } from '../icon';
import { IconButton } from '../icon-button';
import { SaveStatus } from '../save-status';
import { MealCalendar } from '../testing/meal-calendar';
import { studentTabs } from '../testing/sample-nav';
import { largeText, ownFrame } from '../testing/story-frame';
import { StudentShell } from '.';
import { studentShellGuide } from './student-shell.guide';

const texts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 3건 대기',
};

const meta = {
  title: '화면 틀/학생 틀 StudentShell',
  id: 'shell-studentshell',
  component: StudentShell,
  args: {
    title: '도시락 신청',
    brand: '한빛학원',
    tabs: studentTabs,
    status: <SaveStatus state="saved" texts={texts} />,
    actions: (
      <IconButton label="내 정보">
        <UserIcon />
      </IconButton>
    ),
    children: <MealCalendar />,
  },
  parameters: { layout: 'fullscreen', guide: studentShellGuide, ...ownFrame(640) },
  argTypes: {
    children: { control: false },
    status: { control: false },
    actions: { control: false },
    banner: { control: false },
    fab: { control: false },
    brand: { control: false },
  },
} satisfies Meta<typeof StudentShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: '주 메뉴' });
    await expect(Math.round(nav.getBoundingClientRect().bottom)).toBe(innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
  },
};

export const Desk: Story = {
  name: '넓은 화면',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('navigation', { name: '주 메뉴' }).getBoundingClientRect().top,
    ).toBeLessThan(100);
    await expect(
      canvas.getByRole('heading', { level: 1, name: '도시락 신청' }),
    ).toBeInTheDocument();
  },
};

export const SaveFailed: Story = {
  name: '저장 실패',
  globals: { viewport: { value: 'phone' } },
  args: { status: <SaveStatus state="failed" texts={texts} onRetry={() => undefined} /> },
};

export const WithBanner: Story = {
  name: '배너가 있을 때',
  tags: ['visual'],
  args: {
    banner: (
      <Banner kind="offline">
        인터넷에 연결되어 있지 않아요. 바꾼 내용은 연결되면 저장할게요.
      </Banner>
    ),
    status: <SaveStatus state="offline" texts={texts} />,
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(844),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
