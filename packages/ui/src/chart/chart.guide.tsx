import type { Guide } from '../../storybook/guide';
import { Chart } from '.';

const lunch = { id: 'lunch', label: '점심', meaning: 'lunch' } as const;
const picture = {
  kind: 'bar',
  points: [...'월화수목금'].map((label, index) => ({
    id: label,
    label,
    name: `${label}요일`,
    values: [38 + index, 190 + index * 5],
  })),
  texts: { table: '표로 보기', point: '요일', none: '—' },
} as const;

export const chartGuide = {
  use: '날짜, 요일, 달에 따른 몇 가지 수를 한눈에 보여 줍니다: 한 달의 식수, 반년의 금액. 물음에 답하는 화면에서는 표보다 위에 둡니다. 모든 수는 글로도 읽을 수 있습니다. 마우스, 손가락, 초점을 두거나 표에서 봅니다.',
  instead: [
    { when: '수가 하나일 때', use: 'data-stattile' },
    { when: '수를 찾고 정렬하고 복사할 때', use: 'data-datagrid' },
    { when: '날마다 수 말고도 보여 줄 것이 있을 때', use: 'data-monthgrid' },
  ],
  states: [
    {
      story: 'Month',
      says: '나란히 선 막대, 위의 범례. 계열은 색과 무늬로 나뉘어 기기가 색을 정해도 구별됩니다: 민무늬, 빗금, 점. 점이 많으면 레이블을 하나 걸러 씁니다.',
    },
    {
      story: 'Stack',
      says: '합이 물음이면 쌓습니다. 쉬는 날은 이유를 적고, 아직 바뀔 수 있는 날은 옅고, 견주는 때는 가로선입니다.',
    },
    {
      story: 'Deadline',
      says: '어느 날까지였는지가 물음이면 그 날 뒤에 이름이 있는 점선을 긋고, 그 뒤에 온 것은 다른 계열입니다.',
    },
    { story: 'Weekdays', says: '점이 적으면 막대가 넓고 레이블을 모두 씁니다.' },
    {
      story: 'Course',
      says: '시간에 따른 흐름은 선입니다. 값이 없으면 끊깁니다. 0을 지나도록 잇지 않습니다.',
    },
    { story: 'ThreeSeries', says: '휴대폰에서 읽을 수 있는 것은 세 계열까지입니다.' },
    {
      story: 'NothingYet',
      says: '점이 없으면 축만 있습니다. 앞으로도 없을 것이면 그 자리에 EmptyState를 둡니다.',
    },
    {
      story: 'Phone',
      says: '390 px에서는 막대가 좁아집니다. 그림을 짚은 손가락에서 가장 가까운 점을 읽습니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '그림에 초점이 옵니다. 한 번만 멈추며 마지막에 있던 점입니다. 다음은 표로 보기입니다.',
    },
    { keys: '← →', does: '앞이나 뒤의 점으로 갑니다. 값은 그림 위에 적힙니다.' },
    { keys: 'Home, End', does: '처음이나 마지막 점으로 갑니다.' },
    {
      keys: 'Enter, Space',
      does: '그 점(예: 그 날)을 엽니다. 표로 보기에서는 표를 펼칩니다.',
    },
  ],
  spoken:
    '레이블을 이름으로 하는 figure입니다. 점마다 버튼이고 모두 말합니다: 11월 3일 (화): 점심 41식, 저녁 40식. 축, 막대, 선은 읽지 않습니다. 표에는 줄과 열의 머리글이 있습니다.',
  dos: [
    {
      text: '0에서 시작합니다. 축은 저절로 그렇게 하고 끝은 딱 떨어지는 수입니다.',
      example: (
        <Chart {...picture} label="요일별 식수" series={[lunch]} format={(value) => `${value}식`} />
      ),
    },
    { text: '셀 것이 없으면(쉬는 날) null, 아무도 오지 않았으면 0을 넘깁니다.' },
    { text: '해당하는 화면이 있으면 점을 눌렀을 때 그 날을 엽니다.' },
    { text: '식사의 색을 지킵니다. 점심과 저녁은 어디서나 같은 색입니다.' },
  ],
  donts: [
    {
      text: '표 없이 차트만 두지 않습니다. 바로 아래에 표가 없으면 표로 보기가 있어야 합니다. 복사는 표에서 합니다.',
    },
    {
      text: '한 차트에 두 단위를 넣지 않습니다. 식과 원은 축을 함께 쓸 수 없습니다.',
      example: (
        <Chart
          {...picture}
          label="식수와 금액"
          series={[lunch, { id: 'won', label: '금액' }]}
          format={(value) => String(value)}
        />
      ),
    },
    { text: '학생처럼 순서가 없는 것 사이를 선으로 잇지 않습니다.' },
  ],
  wording:
    '레이블은 무엇을 언제 세었는지 말합니다: 2026년 11월 일자별 식수. 값에는 단위가 있고 축에 들어갈 만큼 짧습니다: 42식, 448만. 값이 없으면 —.',
} satisfies Guide;
