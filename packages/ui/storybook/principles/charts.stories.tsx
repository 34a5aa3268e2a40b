import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chart } from '../../src/chart';
import { StatTile } from '../../src/stat-tile';
import { Principle, Rule, RuleTable } from './principle';

const texts = { table: '표로 보기', point: '날짜', none: '—' };
const lunch = { id: 'lunch', label: '점심', meaning: 'lunch' } as const;
const dinner = { id: 'dinner', label: '저녁', meaning: 'dinner' } as const;
const plates = (value: number) => `${value}식`;

const weekdays = [...'월화수목금'].map((label, index) => ({
  id: label,
  label,
  name: `${label}요일`,
  values: [190 + index * 4, 150 - index * 9],
}));

const months = [7, 8, 9, 10, 11, 12].map((month) => ({
  id: String(month),
  label: `${month}월`,
  name: `2026년 ${month}월`,
  values: [month === 10 ? null : 320 + month * 16],
}));

const students = ['김하늘', '이도윤', '박서연', '최지호', '정하은'].map((name, index) => ({
  id: name,
  label: name,
  name,
  values: [20 - index * 3],
}));

const meta = {
  title: '원칙/차트',
  id: 'principles-charts',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Charts: Story = {
  name: '차트',
  render: () => (
    <Principle
      title="차트"
      lead="차트는 한눈에 견주려고 그립니다. 모든 수는 글로도 읽을 수 있고, 표 없는 차트는 없습니다."
    >
      <Rule
        title="무엇에 무엇을"
        says="수가 하나면 차트를 그리지 않습니다. 견줄 것이 무엇인지에 따라 고릅니다."
      >
        <RuleTable
          heads={['알고 싶은 것', '쓰는 것']}
          rows={[
            ['지금 몇인지', '숫자 타일'],
            ['날, 요일, 종류를 견줌', '막대'],
            ['시간에 따른 흐름', '선'],
            ['한 명씩 찾아봄', '표'],
            ['전체 가운데 몇인지', '수와 함께 적은 글: 30명 (71 %)'],
          ]}
        />
      </Rule>
      <Rule
        title="축은 0에서, 단위는 하나"
        says="막대의 길이가 곧 수입니다. 축은 0에서 시작해 딱 떨어지는 수에서 끝나고, 한 차트에는 단위가 하나입니다."
        dos={[
          {
            text: '같은 단위의 두 계열을 나란히 둡니다.',
            example: (
              <Chart
                kind="bar"
                label="요일별 식수"
                series={[lunch, dinner]}
                points={weekdays}
                format={plates}
                texts={texts}
              />
            ),
          },
        ]}
        donts={[
          {
            text: '식과 만 원을 한 축에 그리지 않습니다. 작은 쪽은 보이지 않습니다.',
            example: (
              <Chart
                kind="bar"
                label="점심 식수와 금액"
                series={[lunch, { id: 'won', label: '금액' }]}
                points={weekdays.map(({ values: [count = 0], ...point }) => ({
                  ...point,
                  values: [count, count * 5],
                }))}
                format={(value) => String(value)}
                texts={texts}
              />
            ),
          },
        ]}
      />
      <Rule
        title="없는 값은 0이 아님"
        says="쉬는 날과 아직 오지 않은 날은 비워 둡니다. 0은 아무도 없었다는 답입니다. 선은 빈 곳에서 끊깁니다."
        dos={[
          {
            text: '10월은 쉬었으므로 선이 끊깁니다.',
            example: (
              <Chart
                kind="line"
                label="월별 금액"
                series={[{ id: 'won', label: '금액' }]}
                points={months}
                format={(value) => `${value}만`}
                texts={texts}
              />
            ),
          },
        ]}
        donts={[
          {
            text: '없는 값을 0으로 그리지 않습니다. 큰일이 난 것처럼 보입니다.',
            example: (
              <Chart
                kind="line"
                label="쉬는 달을 0으로 그린 금액"
                series={[{ id: 'won', label: '금액' }]}
                points={months.map((point) => ({
                  ...point,
                  values: point.values.map((value) => value ?? 0),
                }))}
                format={(value) => `${value}만`}
                texts={texts}
              />
            ),
          },
        ]}
      />
      <Rule
        title="선은 순서가 있을 때만"
        says="선은 사이에도 값이 있다고 말합니다. 학생이나 반처럼 순서가 없는 것은 막대로 견줍니다."
        dos={[
          {
            text: '사람은 막대로 견줍니다.',
            example: (
              <Chart
                kind="bar"
                label="학생별 점심"
                series={[lunch]}
                points={students}
                format={(value) => `${value}회`}
                texts={{ ...texts, point: '학생' }}
              />
            ),
          },
        ]}
        donts={[
          {
            text: '사람과 사람 사이를 잇지 않습니다.',
            example: (
              <Chart
                kind="line"
                label="학생별 점심을 이은 선"
                series={[lunch]}
                points={students}
                format={(value) => `${value}회`}
                texts={{ ...texts, point: '학생' }}
              />
            ),
          },
        ]}
      />
      <Rule
        title="조각보다 수"
        says="조각 그래프는 쓰지 않습니다. 각도는 견주기 어렵고, 색이 넷을 넘으면 범례를 오가야 합니다."
        dos={[
          {
            text: '부분과 전체는 수로 말합니다.',
            example: (
              <StatTile
                meaning="lunch"
                label="점심 수령"
                value="30"
                unit="명"
                note="42명 가운데 71 %"
              />
            ),
          },
        ]}
        donts={[
          {
            text: '비슷한 조각은 어느 쪽이 큰지 알 수 없습니다.',
            example: <div className="story-pie" aria-hidden="true" />,
          },
        ]}
      />
      <Rule
        title="읽는 길은 여럿"
        says="마우스로 가리키거나, 손가락으로 짚거나, Tab과 ← →로 옮기면 그 점의 수가 그림 위에 글로 나옵니다. 점마다 온전한 문장이 있고(11월 3일 (화): 점심 41식, 저녁 40식), 표로 보기는 인쇄와 복사에 씁니다. 휴대폰에서 읽을 수 있는 것은 세 계열까지입니다."
      />
    </Principle>
  ),
};
