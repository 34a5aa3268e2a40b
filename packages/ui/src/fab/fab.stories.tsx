import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { PlusIcon } from '../icon';
import { ownFrame } from '../testing/story-frame';
import { TextField } from '../text-field';
import { Fab } from '.';
import { fabGuide } from './fab.guide';

const saved = new Map<string, string>();
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
};

const meta = {
  title: '동작/떠 있는 버튼 Fab',
  id: 'actions-fab',
  component: Fab,
  args: { label: '빠른 신청', icon: <PlusIcon />, onClick: fn(), storage },
  parameters: { layout: 'fullscreen', guide: fabGuide, ...ownFrame(320) },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => saved.clear(),
} satisfies Meta<typeof Fab>;

export default meta;
type Story = StoryObj<typeof meta>;

const touch = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
const at = (element: Element) => element.getBoundingClientRect();

export const Pressed: Story = {
  name: '기본',
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const fab = canvas.getByRole('button', { name: '빠른 신청' });
    await userEvent.click(fab);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(innerWidth - at(fab).right).toBe(16);
  },
};

export const Extended: Story = {
  name: '이름이 붙은 버튼',
  args: { extended: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('빠른 신청')).toBeVisible();
    await expect(at(canvas.getByRole('button', { name: '빠른 신청' })).height).toBe(48);
  },
};

export const DraggedToTheOtherEdge: Story = {
  name: '반대쪽으로 끌기',
  play: async ({ args, canvas }) => {
    const fab = canvas.getByRole('button');
    const { top } = at(fab);
    fireEvent.pointerDown(fab, { ...touch, clientX: 350, clientY: 800 });
    fireEvent.pointerMove(fab, { ...touch, clientX: 60, clientY: 500 });
    fireEvent.pointerUp(fab, { ...touch, clientX: 60, clientY: 500 });
    fireEvent.click(fab, { detail: 1 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(at(fab).left).toBe(16);
    await expect(Math.round(at(fab).top)).toBe(Math.round(top - 300));
    await expect(saved.get('academy.fab')).toBe('left:300');
    await userEvent.click(fab);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ATremblingFingerStillClicks: Story = {
  name: '떨리는 손가락도 누르기',
  play: async ({ args, canvas }) => {
    const fab = canvas.getByRole('button');
    fireEvent.pointerDown(fab, { ...touch, clientX: 350, clientY: 800 });
    fireEvent.pointerMove(fab, { ...touch, clientX: 354, clientY: 803 });
    fireEvent.pointerUp(fab, { ...touch, clientX: 354, clientY: 803 });
    fireEvent.click(fab, { detail: 1 });
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ArrowKeys: Story = {
  name: '화살표 키',
  play: async ({ canvas }) => {
    const fab = canvas.getByRole('button');
    const { top } = at(fab);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    await expect(Math.round(top - at(fab).top)).toBe(32);
    await expect(at(fab).left).toBe(16);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(Math.round(at(fab).top)).toBe(Math.round(top));
    await expect(fab).toHaveAccessibleDescription('화살표 키로 옮길 수 있어요.');
  },
};

export const WhereItWasLeft: Story = {
  name: '둔 자리에',
  beforeEach: () => {
    saved.set('academy.fab', 'left:120');
  },
  play: async ({ canvas }) => {
    await expect(at(canvas.getByRole('button')).left).toBe(16);
  },
};

export const HiddenWhileTyping: Story = {
  name: '입력 중에는 숨음',
  render: (args) => (
    <>
      <TextField label="메모" />
      <Fab {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const fab = canvas.getByRole('button');
    await expect(fab).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(fab).not.toBeVisible();
  },
};

export const Desk: Story = {
  name: '넓은 화면',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
