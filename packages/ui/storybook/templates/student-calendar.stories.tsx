import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/button';
import { KeyValueList } from '../../src/key-value-list';
import { Card, Row, Stack } from '../../src/layout';
import { MealCalendar } from '../../src/testing/meal-calendar';
import { StudentFrame } from '../../src/testing/sample-pages';
import { staysInSight } from '../../src/testing/stays-in-sight';
import { atWidth } from '../../src/testing/story-frame';
import type { Guide } from '../guide';

const studentCalendarGuide = {
  use: '학생이 한 달을 보며 날마다 켜고 끄는 화면입니다. 달력이 화면의 주인공이고, 나머지는 달력 위의 한 줄과 아래의 합계뿐입니다.',
  states: [
    {
      story: 'Phone',
      says: '달력이 화면 너비를 모두 씁니다. 탭은 엄지 아래, 빠른 신청은 그 위에 떠 있습니다.',
    },
    {
      story: 'Tablet',
      says: '휴대폰과 같은 틀에서 칸이 넓어집니다. 칩이 날짜 아래 나란히 놓입니다.',
    },
    {
      story: 'Desk',
      says: '탭이 머리로 올라가고 내용은 1200 px까지만 넓어집니다. 떠 있는 버튼 대신 달력 위의 버튼을 씁니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '머리, 달력 위의 줄, 달력, 합계 순서로 갑니다. 달력은 한 번만 멈춥니다.' },
    { keys: '← → ↑ ↓', does: '달력 안에서 날을 옮깁니다.' },
  ],
  dos: [
    { text: '저절로 저장하고, 저장 상태를 머리의 한 곳에서만 말합니다.' },
    { text: '금액은 달력 아래에서 늘 보이게 합니다.' },
  ],
  donts: [{ text: '달력 위에 설명을 쌓지 않습니다. 첫 주가 화면 밖으로 밀려납니다.' }],
  instead: [{ when: '날짜보다 순서가 중요할 때', use: 'templates-studentlist' }],
} satisfies Guide;

const meta = {
  title: '템플릿/학생: 달력',
  id: 'templates-studentcalendar',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', guide: studentCalendarGuide },
  render: () => (
    <StudentFrame at="/student-calendar" saves>
      <Stack gap={16}>
        <Row gap={8} align="center" justify="between">
          <h2>2026년 11월</h2>
          <Button size="dense">이번 달 식단 보기</Button>
        </Row>
        <MealCalendar />
        <Card>
          <KeyValueList
            items={[
              { label: '점심', value: '5,000원 × 2 = 10,000원' },
              { label: '저녁', value: '5,000원 × 2 = 10,000원' },
              { label: '이번 달 도시락 비용', value: '20,000원', strong: true },
            ]}
          />
        </Card>
      </Stack>
    </StudentFrame>
  ),
  play: staysInSight,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { name: '휴대폰 390', ...atWidth('phone') };

export const Tablet: Story = { name: '태블릿 768', ...atWidth('tablet') };

export const Desk: Story = { name: '데스크톱 1440', ...atWidth('desk') };
