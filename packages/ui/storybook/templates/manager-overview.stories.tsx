import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../src/button';
import { Chart } from '../../src/chart';
import { DownloadIcon, MoonIcon, SunIcon } from '../../src/icon';
import { KeyValueList } from '../../src/key-value-list';
import { Card, Stack } from '../../src/layout';
import { PageBar } from '../../src/page-bar';
import { StatTile } from '../../src/stat-tile';
import { ManagerFrame } from '../../src/testing/sample-pages';
import { staysInSight } from '../../src/testing/stays-in-sight';
import { atWidth } from '../../src/testing/story-frame';
import type { Guide } from '../guide';

const managerOverviewGuide = {
  use: '한 달이 어떻게 가고 있는지 보는 화면입니다. 무엇이 잘못되었고 지금 무엇을 할지가 먼저, 흐름이 다음, 자세한 수가 끝입니다.',
  states: [
    { story: 'Phone', says: '타일이 둘씩 서고, 차트와 표가 위아래로 이어집니다.' },
    { story: 'Tablet', says: '타일이 한 줄에 서고, 차트가 너비를 모두 씁니다.' },
    { story: 'Desk', says: '차트 옆에 합계가 서서 한눈에 들어옵니다.' },
  ],
  keyboard: [{ keys: 'Tab', does: '타일의 필터, 차트, 표로 보기, 버튼의 순서로 갑니다.' }],
  dos: [
    { text: '살펴볼 수에만 색을 주고, 누르면 그 목록으로 갑니다.' },
    { text: '차트마다 같은 수의 표를 펼칠 수 있게 합니다.' },
  ],
  donts: [
    { text: '같은 크기의 상자를 열여덟 개 늘어놓지 않습니다. 어느 것도 먼저 보이지 않습니다.' },
  ],
  instead: [{ when: '한 줄씩 다룰 때', use: 'templates-managerlist' }],
} satisfies Guide;

const days = Array.from({ length: 20 }, (_, index) => ({
  id: String(index + 1),
  label: String(index + 1),
  name: `11월 ${index + 1}일 (${'일월화수목금토'.charAt(index % 7)})`,
  values: index % 7 === 0 ? [null, null] : [40 + ((index * 7) % 13), 30 + ((index * 5) % 11)],
}));

const meta = {
  title: '템플릿/관리자: 통계',
  id: 'templates-manageroverview',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', guide: managerOverviewGuide },
  render: () => (
    <ManagerFrame at="/admin-dashboard">
      <PageBar title="월별 통계">
        <Button size="dense">2026년 11월</Button>
      </PageBar>
      <Stack gap={16}>
        <div className="story-tiles">
          <StatTile
            meaning="unpaid"
            label="미입금"
            value="13"
            unit="명"
            note="마감 11월 25일 (수)"
            filter={{ label: '미입금 학생만 보기', pressed: false, onPressedChange: fn() }}
          />
          <StatTile meaning="lunch" icon={<SunIcon />} label="점심" value="784" unit="식" />
          <StatTile meaning="dinner" icon={<MoonIcon />} label="저녁" value="612" unit="식" />
          <StatTile label="이번 달 매출" value="6,980,000" unit="원" />
        </div>
        <div className="story-main-aside">
          <Card>
            <Chart
              label="2026년 11월 일자별 식수"
              kind="bar"
              series={[
                { id: 'lunch', label: '점심', meaning: 'lunch' },
                { id: 'dinner', label: '저녁', meaning: 'dinner' },
              ]}
              points={days}
              format={(value) => `${value}식`}
              texts={{ table: '표로 보기', point: '날짜', none: '—' }}
            />
          </Card>
          <Card gap={16}>
            <KeyValueList
              items={[
                { label: '점심', value: '5,000원 × 784 = 3,920,000원' },
                { label: '저녁', value: '5,000원 × 612 = 3,060,000원' },
                { label: '합계', value: '6,980,000원', strong: true },
              ]}
            />
            <Button block>
              <DownloadIcon /> 엑셀
            </Button>
          </Card>
        </div>
      </Stack>
    </ManagerFrame>
  ),
  play: staysInSight,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { name: '휴대폰 390', ...atWidth('phone') };

export const Tablet: Story = { name: '태블릿 768', ...atWidth('tablet') };

export const Desk: Story = { name: '데스크톱 1440', ...atWidth('desk') };
