import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonClassName } from '../button';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { useDisabledReason } from '.';
import { disabledReasonGuide } from './disabled-reason.guide';

interface SampleProps {
  /** The finished sentence; without it the control works. */
  reason?: string;
  /** The control's own handler; not called while there is a reason. */
  onClick: () => void;
}

/** A control that the kit does not have: a weekday to choose. */
function Weekday({ reason, onClick }: SampleProps) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(reason, { onClick });
  return (
    <>
      <button {...props} type="button" className={buttonClassName()}>
        수요일
      </button>
      {tip}
    </>
  );
}

const meta = {
  title: '피드백/막힌 사유 DisabledReason',
  id: 'feedback-disabledreason',
  component: Weekday,
  args: { reason: '이 요일은 신청할 수 없어요.', onClick: fn() },
  parameters: { guide: disabledReasonGuide },
} satisfies Meta<typeof Weekday>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '막힘', tags: ['visual'] };

export const KeysDoNothing: Story = {
  name: '키가 듣지 않음',
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', {
      name: '수요일',
      description: '이 요일은 신청할 수 없어요.',
    });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Shown: Story = {
  name: '보임',
  parameters: ownFrame(140),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const NoReason: Story = {
  name: '사유 없음',
  args: { reason: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '수요일' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const long =
  '이번 달 수요일 저녁은 조리실 공사로 도시락을 운영하지 않아요. 점심은 그대로 신청할 수 있고, 다음 달부터는 저녁도 다시 신청할 수 있어요.';

export const LongText: Story = {
  name: '긴 글',
  parameters: ownFrame(200),
  args: { reason: long },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await staysInSight();
  },
};

export const LargeText: Story = { name: '큰 글자 200 %', ...LongText, ...largeText(240) };
