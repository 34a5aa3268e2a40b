import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button, buttonClassName } from '../button';
import { Checkbox } from '../checkbox';
import { ownFrame } from '../testing/story-frame';
import { Popover } from '.';
import { popoverGuide } from './popover.guide';

const meta = {
  title: '동작/팝오버 Popover',
  id: 'actions-popover',
  component: Popover,
  args: {
    className: buttonClassName({ size: 'dense' }),
    children: '학년',
    panelLabel: '학년 고르기',
    panelId: 'grades',
    panel: (
      <>
        <Checkbox label="고3" /> <Checkbox label="N수" />{' '}
        <Button popoverTarget="grades" popoverTargetAction="hide">
          적용
        </Button>
      </>
    ),
  },
  parameters: { guide: popoverGuide },
  argTypes: { children: { control: false }, panel: { control: false } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: '키보드',
  parameters: ownFrame(180),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '학년' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '고3' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '적용' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  name: '열림',
  tags: ['visual'],
  parameters: ownFrame(180),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '학년' }));
    await expect(canvas.getByRole('dialog', { name: '학년 고르기' })).toBeVisible();
  },
};
