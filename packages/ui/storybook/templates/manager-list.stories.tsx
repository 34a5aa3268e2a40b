import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../src/button';
import { FilterBar, FilterChip, FilterToggle } from '../../src/filter-bar';
import { DownloadIcon, PlusIcon, PrintIcon } from '../../src/icon';
import { PageBar } from '../../src/page-bar';
import { SearchField } from '../../src/search-field';
import { StatLine, StatTile } from '../../src/stat-tile';
import { StudentGrid } from '../../src/testing/sample-students';
import { ManagerFrame } from '../../src/testing/sample-pages';
import { staysInSight } from '../../src/testing/stays-in-sight';
import { atWidth } from '../../src/testing/story-frame';
import type { Guide } from '../guide';

const managerListGuide = {
  use: '관리자가 하루 종일 쓰는 화면입니다. 도구는 한 줄, 수는 한 줄, 나머지는 모두 목록입니다. 첫 줄이 되도록 위에서 시작합니다.',
  states: [
    {
      story: 'Phone',
      says: '이름은 틀의 막대에, 찾기와 아이콘 버튼은 한 줄에 있습니다. 표의 줄은 카드가 됩니다.',
    },
    {
      story: 'Tablet',
      says: '메뉴는 ☰ 안에 있고 표는 표로 남습니다. 이름 열을 붙잡아 두고 표 안에서 옆으로 스크롤합니다.',
    },
    { story: 'Desk', says: '메뉴가 왼쪽에 서고, 이름 열이 고정된 표가 나머지를 모두 씁니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '메뉴, 도구, 조건, 표의 순서로 갑니다. 표는 한 번만 멈춥니다.' },
    { keys: '← ↑ → ↓', does: '표 안에서 칸을 옮깁니다.' },
  ],
  dos: [
    { text: '걸린 조건은 도구 아래의 칩으로 보여 줍니다. 없으면 그 줄도 없습니다.' },
    { text: '수는 한 줄로 두고, 살펴볼 것에만 색을 씁니다.' },
  ],
  donts: [{ text: '표 위에 타일과 설명을 쌓지 않습니다. 목록의 첫 줄이 화면 아래로 밀려납니다.' }],
  instead: [{ when: '수의 흐름이 먼저일 때', use: 'templates-manageroverview' }],
} satisfies Guide;

const meta = {
  title: '템플릿/관리자: 목록',
  id: 'templates-managerlist',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', guide: managerListGuide },
  render: () => (
    <ManagerFrame at="/student">
      <PageBar title="학생 관리" />
      <FilterBar
        label="학생 찾기"
        count="전체 56명 · 표시 12명"
        clearLabel="조건 지우기"
        onClear={fn()}
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
        more={[
          { label: '엑셀', icon: <DownloadIcon />, onSelect: fn() },
          { label: '인쇄', icon: <PrintIcon />, onSelect: fn() },
        ]}
        primary={
          <Button size="dense" variant="primary">
            <PlusIcon /> 학생 등록
          </Button>
        }
      >
        <FilterChip
          label="학년"
          options={['고1', '고2', '고3'].map((label) => ({ value: label, label }))}
          values={['고1', '고3']}
          onValuesChange={fn()}
          allLabel="전체"
        />
        <FilterToggle pressed={false} onPressedChange={fn()}>
          미입금
        </FilterToggle>
      </FilterBar>
      <StatLine label="학생 수" note="11월 20일 (금) 기준">
        <StatTile label="재원" value="51" unit="명" />
        <StatTile meaning="unpaid" label="미입금" value="13" unit="명" />
        <StatTile label="휴원" value="5" unit="명" />
      </StatLine>
      <StudentGrid count={12} storageKey="template" />
    </ManagerFrame>
  ),
  play: staysInSight,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { name: '휴대폰 390', ...atWidth('phone') };

export const Tablet: Story = { name: '태블릿 768', ...atWidth('tablet') };

export const Desk: Story = { name: '데스크톱 1440', ...atWidth('desk') };
