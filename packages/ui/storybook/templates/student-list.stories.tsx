import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../../src/badge';
import { Button } from '../../src/button';
import { Stack } from '../../src/layout';
import { SegmentedControl } from '../../src/segmented-control';
import { StatTile } from '../../src/stat-tile';
import { StudentFrame } from '../../src/testing/sample-pages';
import { staysInSight } from '../../src/testing/stays-in-sight';
import { atWidth } from '../../src/testing/story-frame';
import type { Guide } from '../guide';

const studentListGuide = {
  use: '학생이 지난 일을 되돌아보는 화면입니다. 합계, 종류를 고르는 칸, 달마다 묶인 줄, 더 보기의 순서입니다.',
  states: [
    { story: 'Phone', says: '합계는 둘씩 서고, 줄은 화면 너비를 모두 씁니다.' },
    { story: 'Tablet', says: '같은 순서입니다. 줄이 넓어질 뿐 단을 나누지 않습니다.' },
    { story: 'Desk', says: '내용은 1200 px까지만 넓어집니다. 줄이 길어 눈이 헤매지 않습니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '종류를 고르는 칸, 더 보기의 순서로 갑니다. 줄에는 초점이 없습니다.' },
  ],
  dos: [
    { text: '새것부터, 달의 제목 아래에 둡니다.' },
    { text: '부호, 글, 색을 함께 써서 상점과 벌점을 구별합니다.' },
  ],
  donts: [{ text: '학생에게 표를 보여 주지 않습니다. 390 px에 열의 자리가 없습니다.' }],
  instead: [{ when: '관리자가 찾고 고칠 때', use: 'templates-managerlist' }],
} satisfies Guide;

const months = [
  {
    name: '2026년 11월',
    points: [
      { meaning: 'penalty', score: '−3점', reason: '무단 지각', told: '11월 19일 (목) · 박선생님' },
      {
        meaning: 'reward',
        score: '+5점',
        reason: '모의고사 성적 향상',
        told: '11월 12일 (목) · 이선생님',
      },
      {
        meaning: 'reward',
        score: '+1점',
        reason: '자습실 정리 정돈',
        told: '11월 3일 (화) · 박선생님',
      },
    ],
  },
  {
    name: '2026년 10월',
    points: [
      { meaning: 'reward', score: '+2점', reason: '한 달 개근', told: '10월 30일 (금) · 이선생님' },
      {
        meaning: 'penalty',
        score: '−1점',
        reason: '휴대폰 사용',
        told: '10월 14일 (수) · 박선생님',
      },
    ],
  },
] as const;

const meta = {
  title: '템플릿/학생: 목록',
  id: 'templates-studentlist',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', guide: studentListGuide },
  render: () => (
    <StudentFrame at="/points-mine">
      <Stack gap={16}>
        <div className="story-tiles">
          <StatTile meaning="reward" label="상점 합계" value="+8" unit="점" />
          <StatTile meaning="penalty" label="벌점 합계" value="−4" unit="점" />
          <StatTile label="합산 점수" value="+4" unit="점" />
        </div>
        <SegmentedControl
          block
          label="상벌점 종류"
          options={['전체 5', '상점 3', '벌점 2'].map((label) => ({ value: label, label }))}
          value="전체 5"
          onValueChange={fn()}
        />
        {months.map(({ name, points }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul className="story-entries">
              {points.map(({ meaning, score, reason, told }) => (
                <li key={reason}>
                  <Badge meaning={meaning}>{score}</Badge>
                  <div>
                    <p>{reason}</p>
                    <p>{told}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Button>더 보기</Button>
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
