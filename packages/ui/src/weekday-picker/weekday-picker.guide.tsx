import type { Guide } from '../../storybook/guide';
import { WeekdayPicker } from '.';

const nothing = () => undefined;
const weekdays = ['일', '월', '화', '수', '목', '금', '토'].map((label, value) => ({
  value,
  label,
  name: `${label}요일`,
}));

export const weekdayPickerGuide = {
  use: '요일을 몇 개든 고릅니다: 매주 늦게 오는 요일, 규칙이 걸리는 요일. 가장 좁은 휴대폰에도 칩 일곱 개가 나란히 들어갑니다.',
  instead: [
    { when: '날짜를 하나씩 고를 때', use: 'data-monthgrid' },
    { when: '요일 하나만 고를 때', use: 'inputs-select' },
    { when: '요일마다 설정이 있을 때', use: 'inputs-switch' },
  ],
  states: [
    { story: 'ByKeyboard', says: '고른 날은 채워집니다.' },
    { story: 'WithError', says: '아래의 문장, 빨간 테두리.' },
    {
      story: 'OneDisabledWithReason',
      says: '고를 수 없는 요일은 회색이고 초점이 오며 까닭을 말합니다.',
    },
    { story: 'Grid', says: '빈 것, 도움말, 오류, 막힌 요일.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 휴대폰 한 줄에 일곱 개가 섭니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '요일마다 갑니다. 저마다 체크박스입니다.' },
    { keys: 'Space', does: '고르고 풉니다.' },
    { keys: 'Esc', does: '고를 수 없는 요일의 까닭을 닫습니다.' },
  ],
  spoken:
    '범례가 있는 그룹과 온전한 이름의 체크박스 일곱 개입니다: 화요일, 선택됨. 도움말과 오류는 그룹의 설명이고 오류는 읽습니다.',
  dos: [
    {
      text: '달력처럼 일요일부터 시작합니다.',
      example: (
        <WeekdayPicker label="요일" options={weekdays} value={[2, 4]} onValueChange={nothing} />
      ),
    },
    { text: '고른 것이 한 달에 무엇을 뜻하는지 보여 줍니다: 11월에 8일이에요.' },
  ],
  donts: [
    {
      text: '막힌 요일을 빼지 않습니다. 사유가 있는 회색으로 남겨 모든 요일이 제자리에 있게 합니다.',
      example: (
        <WeekdayPicker
          label="요일"
          options={weekdays.slice(1, 6)}
          value={[]}
          onValueChange={nothing}
        />
      ),
    },
    { text: '토요일과 일요일을 색만으로 나타내지 않습니다. 글이 말합니다.' },
  ],
  wording: '칩에는 한 글자, 스크린 리더에는 온전한 이름. 오류는 요일을 하나 이상 선택해 주세요.',
} satisfies Guide;
