import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../banner';
import { Button } from '../button';
import { LogoutIcon } from '../icon';
import { adminGroups } from '../testing/sample-nav';
import { pressEscape } from '../testing/press-escape';
import { staysInSight } from '../testing/stays-in-sight';
import { ownFrame } from '../testing/story-frame';
import { AdminShell } from '.';
import { adminShellGuide } from './admin-shell.guide';

const meta = {
  title: '화면 틀/관리자 틀 AdminShell',
  id: 'shell-adminshell',
  component: AdminShell,
  args: {
    brand: '한빛학원',
    groups: adminGroups,
    account: (
      <Button variant="text" block>
        <LogoutIcon /> 로그아웃
      </Button>
    ),
    footer:
      '한빛학원 · 대표 김정호 · 서울시 노원구 동일로 1234 · 사업자등록번호 123-45-67890 · 02-123-4567',
    children: (
      <>
        <h1 style={{ fontSize: 'var(--text-title-l)', lineHeight: 'var(--line-title-l)' }}>
          당일 조회
        </h1>
        <p>점심 42명 · 저녁 37명</p>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', guide: adminShellGuide, ...ownFrame(600) },
} satisfies Meta<typeof AdminShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  name: '넓은 화면',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('당일 조회');
    const group = canvas.getByText('출결');
    await userEvent.click(group);
    await expect(canvas.getByText('출석부')).not.toBeVisible();
    await userEvent.click(group);
    await expect(canvas.getByText('출석부')).toBeVisible();
  },
};

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '메뉴 열기' });
    await userEvent.click(opener);
    await expect(screen.getByRole('dialog', { name: '한빛학원' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: '메뉴' })).toBeVisible();
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const PhoneMenuOpen: Story = {
  name: '휴대폰 메뉴 열림',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '메뉴 열기' }));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const WithBanner: Story = {
  name: '배너가 있을 때',
  args: {
    banner: <Banner kind="offline">서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.</Banner>,
  },
};

export const WithCounts: Story = { name: '건수', tags: ['visual'] };

export const LongNames: Story = {
  name: '긴 이름',
  args: {
    brand: '한빛종합학원 노원본관 고등부',
    groups: [
      {
        label: '도시락과 식단 공지',
        items: [
          {
            href: '/list',
            label: '당일 조회와 특별 식단 신청 학생 명단',
            current: true,
            badge: '1,204',
          },
        ],
      },
    ],
  },
  play: staysInSight,
};
