import type { Guide } from '../../storybook/guide';
import { Row, Stack } from '../layout';
import { MonthPicker } from '.';

const november = {
  value: '2026-11',
  current: '2026-11',
  onValueChange: () => undefined,
  texts: {
    previous: '이전 달',
    next: '다음 달',
    current: '이번 달',
    pick: '달 고르기',
    previousYear: '이전 해',
    nextYear: '다음 해',
    year: (year: number) => `${year}년`,
    month: (month: number) => `${month}월`,
    format: (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`,
    outOfRange: '고를 수 없는 달입니다.',
  },
};

export const monthPickerGuide = {
  use: '화면이 보여 줄 달을 고릅니다: 앞뒤로 한 달, 이번 달, 어느 해의 어느 달. 관리자의 통계, 출결, 달력의 제목에 있습니다.',
  instead: [
    { when: '양식에 하루를 입력할 때', use: 'inputs-datefield' },
    { when: '목록의 쪽을 넘길 때', use: 'data-pagination' },
  ],
  states: [
    {
      story: 'Steps',
      says: '화살표로 한 달, 달 이름은 버튼, 이번 달은 돌아오는 길입니다. 이번 달을 보는 동안은 눌린 모습입니다.',
    },
    {
      story: 'Open',
      says: '버튼 아래에 한 해의 열두 달이 있습니다. 보는 달은 채우고 오늘의 달은 테두리입니다. 고를 수 없는 달은 회색이고 까닭을 말합니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 위아래로 섭니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '이전 달, 달, 다음 달, 이번 달의 순서로 갑니다.' },
    {
      keys: 'Enter, Space',
      does: '누릅니다. 달에서는 한 해를 열고 보는 달로 갑니다. 한 해에서는 고르고 닫고 돌아갑니다.',
    },
    { keys: 'Esc', does: '바꾸지 않고 닫습니다. 초점은 달로 돌아갑니다.' },
  ],
  spoken:
    '이름이 있는 버튼들이고, 달은 달 고르기라는 대화 상자를 여는 버튼입니다. 해가 바뀌면 읽고, 고른 달(눌림)과 이번 달(현재 날짜)을 구별합니다.',
  dos: [
    {
      text: '달을 주소에 둡니다. 링크는 같은 달로, 뒤로 가기는 앞의 달로 갑니다.',
    },
    {
      text: '이번 달은 서버 시계의 달을 current로 넘깁니다.',
      example: <MonthPicker {...november} />,
    },
    { text: '볼 것이 없는 달은 min과 max로 막고 outOfRange로 까닭을 말합니다.' },
  ],
  donts: [
    {
      text: '생일처럼 여러 해 앞의 날에 쓰지 않습니다. 한 해에 열두 버튼은 너무 멉니다.',
    },
    {
      text: '한 화면에 둘을 두지 않습니다. 화면 전체가 보여 줄 것을 정합니다.',
      example: (
        <Stack gap={8}>
          <Row gap={8} align="center">
            점심 <MonthPicker {...november} />
          </Row>
          <Row gap={8} align="center">
            저녁 <MonthPicker {...november} />
          </Row>
        </Stack>
      ),
    },
  ],
  wording:
    '달은 2026년 11월로 온전히 쓰고 한 해 안에서는 11월만 씁니다. 버튼은 이전, 다음이 아니라 이전 달, 다음 달입니다.',
} satisfies Guide;
