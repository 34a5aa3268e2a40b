import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BottomSheet } from '../../src/bottom-sheet';
import { Button } from '../../src/button';
import { Dialog } from '../../src/dialog';
import { EmptyState } from '../../src/empty-state';
import { InlineError } from '../../src/inline-error';
import { Skeleton, SkeletonGroup } from '../../src/skeleton';
import { sampleWeekdays } from '../../src/testing/sample-weekdays';
import { ownFrame } from '../../src/testing/story-frame';
import { TextField } from '../../src/text-field';
import { WeekdayPicker } from '../../src/weekday-picker';
import { sheetGuide } from './sheet.guide';

const meta = {
  title: '패턴/시트의 짧은 작업',
  id: 'patterns-sheet',
  parameters: { layout: 'fullscreen', guide: sheetGuide, ...ownFrame(560) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface QuickAddProps {
  /** The weekdays that are chosen at first. */
  chosen: readonly number[];
  error?: ReactNode;
}

function QuickAdd({ chosen: first, error }: QuickAddProps) {
  const [chosen, setChosen] = useState(first);
  const disabledReason = chosen.length === 0 ? '요일을 하나 이상 골라 주세요.' : undefined;
  return (
    <BottomSheet
      open
      onClose={fn()}
      title="빠른 신청"
      footer={
        <Button block size="large" variant="primary" {...(disabledReason && { disabledReason })}>
          신청하기
        </Button>
      }
    >
      <div className="story-form">
        <WeekdayPicker
          label="점심"
          options={sampleWeekdays}
          value={chosen}
          onValueChange={setChosen}
        />
        <output>
          {chosen.length > 0 && `이번 달 같은 요일에 점심 ${chosen.length * 4}회를 신청해요.`}
        </output>
        {error}
      </div>
    </BottomSheet>
  );
}

export const Student: Story = { name: '학생', render: () => <QuickAdd chosen={[1, 3]} /> };

export const Manager: Story = {
  name: '관리자',
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <Dialog
      open
      onClose={fn()}
      title="선택과목 추가"
      footer={
        <>
          <Button>취소</Button>
          <Button variant="primary">추가</Button>
        </>
      }
    >
      <TextField
        label="과목명"
        hint="학생이 고르는 순서대로 보입니다."
        defaultValue="생활과 윤리"
      />
    </Dialog>
  ),
};

export const NotYet: Story = {
  name: '아직 누를 수 없음',
  render: () => <QuickAdd chosen={[]} />,
  play: async () => {
    const button = screen.getByRole('button', { name: '신청하기' });
    await expect(button).toHaveAccessibleDescription('요일을 하나 이상 골라 주세요.');
    await userEvent.click(screen.getByRole('checkbox', { name: '월요일' }));
    await expect(screen.getByText('이번 달 같은 요일에 점심 4회를 신청해요.')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: '월요일' }));
  },
};

export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <BottomSheet open onClose={fn()} title="빠른 신청">
      <SkeletonGroup label="신청할 수 있는 요일을 불러오는 중" className="story-form">
        <Skeleton width="30%" />
        <Skeleton height={44} />
      </SkeletonGroup>
    </BottomSheet>
  ),
};

export const NothingToChoose: Story = {
  name: '고를 것이 없음',
  render: () => (
    <BottomSheet open onClose={fn()} title="빠른 신청">
      <EmptyState title="이번 달에는 신청할 수 있는 날이 없어요.">
        다음 달 달력에서 신청해 주세요.
      </EmptyState>
    </BottomSheet>
  ),
};

export const Failed: Story = {
  name: '실패',
  render: () => (
    <QuickAdd
      chosen={[1, 3]}
      error={<InlineError>신청을 처리하지 못했어요. 다시 시도해 주세요.</InlineError>}
    />
  ),
};
