import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buttonClassName } from '../button';
import { EditIcon, MoreIcon, PrintIcon, TrashIcon } from '../icon';
import { ownFrame } from '../testing/story-frame';
import { Menu, PointMenu } from '.';
import { menuGuide } from './menu.guide';

const remove = fn();

const meta = {
  title: '동작/메뉴 Menu',
  id: 'actions-menu',
  component: Menu,
  args: {
    'aria-label': '더 보기',
    children: <MoreIcon />,
    items: [
      { label: '수정', icon: <EditIcon />, onSelect: () => undefined },
      { label: '인쇄', icon: <PrintIcon />, onSelect: () => undefined },
      { label: '삭제', icon: <TrashIcon />, onSelect: remove },
    ],
  },
  beforeEach: () => {
    remove.mockClear();
  },
  parameters: { guide: menuGuide },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };

export const Keyboard: Story = {
  name: '키보드',
  parameters: ownFrame(240),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '더 보기' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '수정' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: '인쇄' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: '삭제' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menuitem')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = {
  name: '열림',
  tags: ['visual'],
  parameters: ownFrame(240),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '수정' })).toHaveFocus());
  },
};

export const Labelled: Story = {
  name: '글이 있는 메뉴',
  args: {
    'aria-label': undefined,
    className: buttonClassName({ size: 'dense' }),
    children: (
      <>
        <PrintIcon /> 인쇄
      </>
    ),
  },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  parameters: ownFrame(180),
  args: {
    items: [
      {
        label: '삭제',
        icon: <TrashIcon />,
        onSelect: remove,
        disabledReason: '신청한 학생이 있어 삭제할 수 없습니다.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await userEvent.click(
      canvas.getByRole('menuitem', { name: /신청한 학생이 있어 삭제할 수 없습니다\./ }),
    );
    await expect(remove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

const closed = fn();

/** The menu of a right click: where the pointer was, the first item in focus. */
export const AtPoint: Story = {
  name: '누른 자리에',
  parameters: ownFrame(260),
  render: ({ items }) => (
    <PointMenu label="11월 23일 (월) 할 일" at={{ x: 40, y: 40 }} items={items} onClose={closed} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '수정' })).toHaveFocus());
    // Esc is the browser's own and not to be had from a script; Tab closes as well.
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(closed).toHaveBeenCalled());
  },
};

export const LongWords: Story = {
  name: '긴 낱말',
  parameters: ownFrame(280),
  args: {
    items: [
      {
        label: '연락처와 보호자 연락처가 모두 들어 있는 엑셀 파일로 내보내기',
        icon: <PrintIcon />,
        onSelect: () => undefined,
      },
      {
        label: '삭제',
        icon: <TrashIcon />,
        onSelect: remove,
        disabledReason: '이미 신청한 학생이 12명 있어 삭제할 수 없습니다. 먼저 신청을 취소하세요.',
      },
    ],
  },
  decorators: [(Content) => <div style={{ width: 280 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    const menu = canvas.getByRole('menu');
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    for (const item of canvas.getAllByRole('menuitem'))
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
