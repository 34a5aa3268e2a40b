import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge';
import { largeText } from '../testing/story-frame';
import { Tabs } from '.';
import type { TabsProps } from '.';
import { tabsGuide } from './tabs.guide';

function Controlled({ value: first, ...rest }: TabsProps<string>) {
  const [value, setValue] = useState(first);
  const chosen = rest.items.find((item) => item.value === value);
  return (
    <Tabs {...rest} value={value} onValueChange={setValue}>
      <p>{chosen?.label}</p>
    </Tabs>
  );
}

const meta = {
  title: '동작/탭 Tabs',
  id: 'actions-tabs',
  component: Tabs<string>,
  args: {
    label: '모의고사',
    value: 'open',
    items: [
      { value: 'open', label: '진행 중' },
      { value: 'mine', label: '내 신청' },
    ],
    onValueChange: () => undefined,
    children: null,
  },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: tabsGuide },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: '탭 둘',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '진행 중' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '내 신청' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '내 신청' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '진행 중' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{End}{Tab}');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ManyWithCounts: Story = {
  name: '많은 탭과 건수',
  tags: ['visual'],
  args: {
    label: '설정',
    value: 'meals',
    items: [
      { value: 'meals', label: '도시락' },
      { value: 'mocks', label: '모의고사' },
      { value: 'points', label: '상벌점' },
      { value: 'attendance', label: '출결' },
      {
        value: 'accounts',
        label: (
          <>
            계정 <Badge meaning="waiting">2</Badge>
          </>
        ),
      },
      { value: 'academy', label: '학원 정보' },
      { value: 'audit', label: '감사 기록' },
    ],
  },
};

/** Scrolls to the tab of the address, which may be the last of many. */
export const LastOfMany: Story = {
  name: '많은 탭의 마지막',
  args: { ...ManyWithCounts.args, value: 'audit' },
  decorators: [(Content) => <div style={{ width: 280 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(row.left);
    await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(200),
  decorators: [(Content) => <div style={{ width: 358, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
