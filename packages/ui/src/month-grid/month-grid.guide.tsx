import type { Guide } from '../../storybook/guide';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Row } from '../layout';
import { MealChip } from '../meal-chip';

export const monthGridGuide = {
  use: '한 달을 여섯 주의 격자로, 일요일부터 그립니다. 그리기와 초점 이동만 하고 날에 들어갈 것(식사, 수, 일정)은 화면이 정합니다. 도시락, 일정, 출결, 관리자의 달력이 모두 씁니다.',
  instead: [
    { when: '양식에 하루를 입력할 때', use: 'inputs-datefield' },
    { when: '다른 달을 고를 때', use: 'inputs-monthpicker' },
    {
      when: '아직 불러오는 중일 때. MonthGridSkeleton의 모양이 같습니다',
      use: 'feedback-skeleton',
    },
    { when: '여러 학생을 한 달의 날짜와 견줄 때', use: 'data-datagrid' },
  ],
  states: [
    {
      story: 'Plain',
      says: '날짜만 있습니다. 일요일과 공휴일은 빨강, 토요일은 파랑, 오늘은 채운 원입니다. 이웃 달의 날은 흐리고 닿을 수 없습니다.',
    },
    { story: 'MealDays', says: '식사 칩이 있습니다. 마감이 지난 칩은 잠기고 조용해집니다.' },
    {
      story: 'Holidays',
      says: '공휴일의 이름은 숫자 아래에 글로 씁니다. 빨강만으로는 알 수 없습니다. 칩의 줄은 밀리지 않습니다.',
    },
    { story: 'ManagerTotals', says: '칸 전체를 누를 수 있습니다(onCellClick).' },
    { story: 'SelectedDays', says: '함께 고른 날: 옅은 바탕과 테두리.' },
    {
      story: 'Busy',
      says: '새 수를 받는 중입니다. 옛 수는 남고 스크린 리더는 busy를 듣습니다.',
    },
    {
      story: 'SmallestPhone',
      says: '320 px에서도 칩 둘이 들어갑니다. 그림보다 체크가 중요하므로 체크가 남습니다.',
    },
    { story: 'NarrowOnADesk', says: '모습은 화면이 아니라 달력 자신의 너비를 따릅니다.' },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 칩이 글을 자르지 않고 두 줄이 됩니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '한 날로 갑니다: 마지막에 있던 날, 없으면 오늘, 없으면 1일. 다음 Tab은 달력을 나갑니다.',
    },
    { keys: '← → ↑ ↓', does: '하루나 한 주를 옮깁니다. 가장자리를 넘으면 이웃 달입니다.' },
    { keys: 'Home, End', does: '그 주의 일요일과 토요일.' },
    {
      keys: 'Page Up, Page Down',
      does: '앞이나 다음 달의 같은 날. Shift와 함께면 한 해.',
    },
    {
      keys: 'Enter, F2',
      does: '그 날의 칩으로 들어갑니다. ↑ ↓는 칩을 지나 다음 주로, ← →는 옆 날의 같은 칩으로 갑니다.',
    },
    { keys: 'Esc', does: '칩에서 그 날로 돌아갑니다.' },
    {
      keys: '그 밖의 키',
      does: '화면으로 넘깁니다(onCellKeyDown): 도시락 달력의 Space, L, D.',
    },
  ],
  spoken:
    '이름, 열 머리글, 날마다 칸이 있는 grid입니다. 칸은 cellLabel의 온전한 문장을 읽습니다: 11월 20일 금요일, 점심 신청함, 저녁 신청 안 함, 마감됨. 오늘은 현재 날짜입니다.',
  dos: [
    { text: '칸이 색, 모양, 자리로 보여 주는 것을 모두 cellLabel에 씁니다.' },
    { text: '칸 안의 요소는 tabIndex={-1}입니다. 달력은 예순 번이 아니라 한 번 멈춥니다.' },
    {
      text: '달을 넘기는 버튼도 둡니다. 밀기와 키는 덤입니다.',
      example: (
        <Row gap={8} align="center">
          <IconButton label="이전 달">
            <ChevronLeftIcon />
          </IconButton>
          <strong>2026년 11월</strong>
          <IconButton label="다음 달">
            <ChevronRightIcon />
          </IconButton>
        </Row>
      ),
    },
  ],
  donts: [
    {
      text: '학생 달력의 칸에 칩 둘이나 짧은 세 줄보다 많이 넣지 않습니다. 320 px에서 칸 너비는 40 px쯤입니다.',
      example: (
        <div style={{ width: 40 }}>
          {['아침', '점심', '저녁'].map((text) => (
            <MealChip
              key={text}
              meal="lunch"
              text={text}
              label={`11월 20일 금요일 ${text}`}
              selected
            />
          ))}
        </div>
      ),
    },
    {
      text: '브라우저의 시계로 날짜를 만들지 않습니다. 다른 시간대의 휴대폰에서는 오늘이 다른 날입니다. 앱이 한국 시각으로 42일과 오늘을 넘깁니다.',
    },
    {
      text: '다른 달을 불러오는 동안 비우지 않습니다. 모두 뜁니다. 다음 달의 날짜와 busy를 넘깁니다.',
    },
  ],
  wording:
    '달력의 이름은 달과 내용입니다: 2026년 11월 도시락. 칸은 날짜와 요일을 온전히 말한 뒤 화면의 순서대로 상태를 말합니다.',
} satisfies Guide;
