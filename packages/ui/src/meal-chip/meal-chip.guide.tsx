import type { Guide } from '../../storybook/guide';
import { MealChip } from '.';

const day = { meal: 'lunch', text: '점심', label: '11월 20일 금요일 점심' } as const;
const narrow = { width: 64 };

export const mealChipGuide = {
  use: '하루의 한 끼를 켜고 끕니다. 칩 모양의 체크박스이고, 휴대폰의 달력 칸에 점심과 저녁이 위아래로 들어갈 만큼 작습니다.',
  instead: [
    { when: '보통의 설정이나 양식의 줄일 때', use: 'inputs-checkbox' },
    { when: '여러 요일의 같은 식사를 한 번에 고를 때', use: 'inputs-weekdaypicker' },
    { when: '보여 주기만 하고 여기서 바꾸지 않을 때', use: 'data-badge' },
  ],
  states: [
    {
      story: 'Unselected',
      says: '신청하지 않음: 테두리, 해나 달.',
    },
    {
      story: 'Selected',
      says: '신청함: 체크, 채운 바탕, 테두리, 더 굵은 글. 어느 상태도 색만으로 나타내지 않습니다.',
    },
    {
      story: 'Unsaved',
      says: '이 기기에서 바꾸고 아직 저장하지 않았습니다: 점선 테두리. 서버가 답하면 사라집니다.',
    },
    {
      story: 'Locked',
      says: '바꿀 수 없음: 테두리가 없습니다. 초점은 오고, 누르면 까닭만 말합니다.',
    },
    {
      story: 'Grid',
      says: '두 끼의 모든 상태입니다. 마감된 것은 신청한 바탕과 체크를 지키고, 곧 마감은 시계가 붙습니다. 지난 날은 작은 표시이며 신청했으면 넓습니다. 운영하지 않는 식사는 비어 있고 누르면 그렇게 말합니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '홀로 있으면 칩으로 갑니다. MonthGrid 안에서는 tabIndex={-1}이고 그 날에서 Enter로 들어갑니다.',
    },
    { keys: 'Space, Enter', does: '반대 값을 청합니다. 마감된 칩에서는 아무 일도 없습니다.' },
    { keys: 'Esc', does: '마감된 칩의 까닭을 닫습니다.' },
  ],
  spoken:
    '이름에 날짜가 있는 checkbox입니다: 11월 20일 금요일 점심, 선택됨. 마감된 것은 사용할 수 없음으로 읽고 까닭이 설명입니다.',
  dos: [
    {
      text: '날짜와 요일까지 온전한 이름을 줍니다. 목록으로 들을 때 칩을 구별할 것은 그것뿐입니다.',
      example: (
        <div style={narrow}>
          <MealChip {...day} selected />
        </div>
      ),
    },
    {
      text: '칩을 빼지 말고 마감 사유를 넘깁니다. 그 식사가 없는 요일도 같습니다.',
      example: (
        <div style={narrow}>
          <MealChip {...day} selected={false} lockReason="이 요일은 신청할 수 없어요." />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: '서버가 답하기 전에 점선을 빼지 않습니다. 앱을 닫은 학생은 아무도 짓지 않는 밥을 믿습니다.',
    },
    {
      text: '식사 이름보다 길게 쓰지 않습니다. 휴대폰에 자리가 없습니다.',
      example: (
        <div style={narrow}>
          <MealChip {...day} text="점심 신청" selected />
        </div>
      ),
    },
  ],
  wording: '두 글자: 점심, 저녁. 금액과 횟수는 다른 곳에 씁니다.',
} satisfies Guide;
