import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { studentTabs } from '../testing/sample-nav';
import { largeText, ownFrame } from '../testing/story-frame';
import { NavTabs } from '.';
import { navTabsGuide } from './nav-tabs.guide';

const meta = {
  title: '이동/주 메뉴 NavTabs',
  id: 'navigation-navtabs',
  component: NavTabs,
  args: { label: '주 메뉴', items: studentTabs },
  parameters: { layout: 'fullscreen', guide: navTabsGuide, ...ownFrame(140) },
} satisfies Meta<typeof NavTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {
  name: '아래',
  globals: { viewport: { value: 'phone' } },
  args: { placement: 'bottom' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('도시락 신청');
    await expect(canvas.getByRole('link', { name: '모의고사 신청 새 모의고사' })).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  },
};

export const Top: Story = {
  name: '위',
  args: { placement: 'top' },
  globals: { viewport: { value: 'desk' } },
};

export const RouterLinks: Story = {
  name: '라우터 링크',
  globals: { viewport: { value: 'phone' } },
  args: {
    placement: 'bottom',
    renderLink: ({ href, children, ...rest }) => (
      <a href={`#${href}`} {...rest}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '도시락 신청' })).toHaveAttribute(
      'href',
      '#/student-calendar',
    );
  },
};

/** As the shell uses it: at the lower edge of a phone, in the head above 900 px. */
export const Responsive: Story = { name: '너비에 따라', tags: ['visual'] };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(200),
  args: { placement: 'bottom' },
  decorators: [(Content) => <div style={{ width: 390, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
