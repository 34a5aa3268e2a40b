import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../src/badge';
import { BulkBar } from '../../src/bulk-bar';
import { Button } from '../../src/button';
import { EmptyState } from '../../src/empty-state';
import { ErrorState } from '../../src/error-state';
import { FilterBar, FilterChip } from '../../src/filter-bar';
import { SearchField } from '../../src/search-field';
import { SegmentedControl } from '../../src/segmented-control';
import { Skeleton, SkeletonGroup } from '../../src/skeleton';
import { StudentGrid } from '../../src/testing/sample-students';
import { ownFrame } from '../../src/testing/story-frame';
import { BothApps } from './both-apps';
import { listGuide } from './list.guide';

const meta = {
  title: '패턴/목록',
  id: 'patterns-list',
  parameters: { guide: listGuide },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const points = [
  {
    id: 1,
    meaning: 'penalty',
    score: '−3점',
    reason: '무단 지각',
    told: '11월 19일 (목) · 박선생님',
  },
  {
    id: 2,
    meaning: 'reward',
    score: '+5점',
    reason: '모의고사 성적 향상',
    told: '11월 12일 (목) · 이선생님',
  },
  {
    id: 3,
    meaning: 'reward',
    score: '+1점',
    reason: '자습실 정리 정돈',
    told: '11월 3일 (화) · 박선생님',
  },
] as const;

const filters = ['전체 3', '상점 2', '벌점 1'].map((label) => ({ value: label, label }));
const filter = (
  <SegmentedControl
    block
    label="상벌점 종류"
    options={filters}
    value="전체 3"
    onValueChange={fn()}
  />
);

export const Student: Story = {
  name: '학생',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div className="story-form">
      {filter}
      <section aria-labelledby="november">
        <h2 id="november">2026년 11월</h2>
        <ul className="story-entries">
          {points.map(({ id, meaning, score, reason, told }) => (
            <li key={id}>
              <Badge meaning={meaning}>{score}</Badge>
              <div>
                <p>{reason}</p>
                <p>{told}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Button>더 보기</Button>
    </div>
  ),
};

export const Manager: Story = {
  name: '관리자',
  parameters: ownFrame(560),
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <div className="story-list">
      <FilterBar
        label="학생 찾기"
        count="전체 30명"
        search={
          <SearchField
            size="dense"
            label="학생"
            placeholder="이름 · 초성 · 좌석"
            clearLabel="검색어 지우기"
            value=""
            onValueChange={fn()}
          />
        }
      >
        <FilterChip
          label="학년"
          options={['고1', '고2', '고3'].map((label) => ({ value: label, label }))}
          values={[]}
          onValuesChange={fn()}
          allLabel="전체"
        />
      </FilterBar>
      <StudentGrid selection={new Set(['2', '3'])} />
      <BulkBar label="2명 선택됨" clearLabel="선택 해제" onClear={fn()}>
        <Button size="dense">상태 바꾸기</Button>
      </BulkBar>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: '학생' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '2명 선택됨' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <BothApps
      student={
        <SkeletonGroup label="상벌점을 불러오는 중" className="story-entries">
          {[1, 2, 3, 4].map((row) => (
            <div key={row}>
              <Skeleton width={48} height={24} />
              <div>
                <Skeleton width={row % 2 ? '55%' : '70%'} />
                <Skeleton width="45%" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      }
      manager={<StudentGrid rows={undefined} />}
    />
  ),
};

export const Empty: Story = {
  name: '비어 있음',
  render: () => (
    <BothApps
      student={<EmptyState title="표시할 상벌점이 없어요." action={<Button>전체 보기</Button>} />}
      manager={
        <StudentGrid
          rows={[]}
          empty={
            <EmptyState
              title="조건에 맞는 학생이 없습니다."
              action={<Button>조건 지우기</Button>}
            />
          }
        />
      }
    />
  ),
};

export const Failed: Story = {
  name: '실패',
  render: () => (
    <BothApps
      student={
        <ErrorState title="상벌점을 불러오지 못했어요." retryLabel="다시 시도" onRetry={fn()} />
      }
      manager={
        <StudentGrid
          rows={undefined}
          error={<ErrorState title="불러오지 못했습니다." retryLabel="다시 시도" onRetry={fn()} />}
        />
      }
    />
  ),
};
