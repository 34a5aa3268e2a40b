import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../../src/badge';
import { Button } from '../../src/button';
import { Drawer } from '../../src/drawer';
import { EmptyState } from '../../src/empty-state';
import { ErrorState } from '../../src/error-state';
import { InlineError } from '../../src/inline-error';
import { KeyValueList } from '../../src/key-value-list';
import { Skeleton, SkeletonGroup } from '../../src/skeleton';
import { pressEscape } from '../../src/testing/press-escape';
import { sampleStudents, StudentGrid, type SampleStudent } from '../../src/testing/sample-students';
import { ownFrame } from '../../src/testing/story-frame';
import { TextField } from '../../src/text-field';
import { drawerPatternGuide } from './drawer.guide';

const meta = {
  title: '패턴/서랍에서 자세히 보기',
  id: 'patterns-drawer',
  parameters: { layout: 'fullscreen', guide: drawerPatternGuide, ...ownFrame(560) },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table stays behind; one of its rows is open. */
function StudentsPage() {
  const [row, setRow] = useState<SampleStudent | undefined>(() => sampleStudents(2)[1]);
  const close = () => setRow(undefined);
  return (
    <>
      <StudentGrid count={8} onRowOpen={setRow} />
      <Drawer
        open={row !== undefined}
        onClose={close}
        title={row?.name}
        footer={<Button variant="primary">메모 저장</Button>}
      >
        <div className="story-form">
          <KeyValueList
            items={[
              { label: '학년', value: row?.grade },
              { label: '연락처', value: row?.phone },
              { label: '상태', value: <Badge meaning="active">재원</Badge> },
            ]}
          />
          <TextField label="메모" defaultValue={row?.memo} />
        </div>
      </Drawer>
    </>
  );
}

export const Manager: Story = {
  name: '관리자',
  globals: { viewport: { value: 'desk' } },
  render: () => <StudentsPage />,
  play: async ({ canvas }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressEscape();
    await closed();
    const name = canvas.getByRole('rowheader', { name: '이도윤' });
    await userEvent.click(name);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '이도윤' })).toBeVisible();
    await pressEscape();
    await closed();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '이도윤' })).toBeVisible();
  },
};

const exam = { open: true, onClose: fn(), title: '12월 모의고사' };

export const Student: Story = {
  name: '학생',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Drawer
      {...exam}
      footer={
        <Button variant="primary" size="large">
          신청하기
        </Button>
      }
    >
      <KeyValueList
        items={[
          { label: '시험일', value: '12월 15일 (화)' },
          { label: '신청 기간', value: '11월 1일 (일) ~ 11월 30일 (월)' },
          { label: '응시료', value: '10,000원' },
        ]}
      />
    </Drawer>
  ),
};

export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <Drawer {...exam}>
      <SkeletonGroup label="모의고사 정보를 불러오는 중" className="story-form">
        {['60%', '80%', '40%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </SkeletonGroup>
    </Drawer>
  ),
};

export const Failed: Story = {
  name: '실패',
  render: () => (
    <Drawer {...exam}>
      <ErrorState
        title="상세 정보를 불러오는 중 오류가 발생했어요."
        retryLabel="다시 시도"
        onRetry={fn()}
      />
    </Drawer>
  ),
};

export const Refused: Story = {
  name: '거절됨',
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <Drawer
      open
      onClose={fn()}
      dismissible={false}
      title="이도윤"
      footer={<Button variant="primary">메모 저장</Button>}
    >
      <div className="story-form">
        <TextField label="메모" defaultValue="수요일 저녁은 집에서 먹음" />
        <InlineError>저장하지 못했습니다. 다시 시도하세요.</InlineError>
      </div>
    </Drawer>
  ),
};

export const NothingYet: Story = {
  name: '아직 없음',
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <Drawer open onClose={fn()} title="이도윤 · 변경 이력">
      <EmptyState title="변경 이력이 없습니다." />
    </Drawer>
  ),
};
