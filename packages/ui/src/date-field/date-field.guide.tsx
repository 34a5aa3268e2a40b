import type { Guide } from '../../storybook/guide';
import { DateField } from '.';

const fixed = { value: '2026-11-20', onValueChange: () => undefined, pickerLabel: '달력 열기' };

export const dateFieldGuide = {
  use: '달력의 하루입니다. 숫자 여덟 자를 입력하거나 기기의 달력에서 고릅니다. 엑셀에서 붙여 넣은 날짜(2026. 1. 5., 2026/1/5)도 알아듣습니다.',
  instead: [
    { when: '달을 고를 때', use: 'inputs-monthpicker' },
    { when: '하루 앞이나 뒤로 갈 때', use: 'data-stepper' },
    { when: '한 달의 날짜를 함께 보며 여럿을 고를 때', use: 'data-monthgrid' },
    { when: '시각일 때', use: 'inputs-timefield' },
  ],
  states: [
    {
      story: 'Typing',
      says: '비어 있고 회색으로 꼴을 보여 줍니다. 숫자를 치면 붙임표가 저절로 들어갑니다.',
    },
    { story: 'Picked', says: '완성된 날짜입니다. 버튼은 그 날에서 기기의 달력을 엽니다.' },
    { story: 'WithHint', says: '틀리기 전에 어떤 날이 맞는지 아래에 있습니다.' },
    {
      story: 'WithError',
      says: '없는 날이거나 맞지 않는 날입니다. 도움말 자리에 문장이 오고 테두리가 빨갛습니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '지금은 바꿀 수 없습니다. 읽기 전용이고 버튼이 없으며 아래에 사유가 있습니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 입력란도 커지고 날짜는 온전히 보입니다.' },
    { story: 'Grid', says: '이 모두와, 필터에 쓰는 dense(32 px).' },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란, 버튼의 순서로 갑니다.' },
    { keys: '0–9', does: '입력합니다. 붙임표가 들어갑니다. Backspace는 하나씩 지웁니다.' },
    {
      keys: '버튼에서 Enter, Space',
      does: '기기의 달력을 엽니다. 그 안의 키는 기기가 정합니다.',
    },
  ],
  spoken:
    '레이블을 이름으로 하는 텍스트 입력란이고 도움말, 사유, 오류가 설명입니다. 오류는 읽던 것을 마친 뒤 읽습니다. 버튼의 이름은 pickerLabel입니다. 뒤의 기본 입력 요소는 읽지 않습니다.',
  dos: [
    {
      text: '달력이 보여 줄 첫날과 끝날을 정하고 도움말에도 적습니다.',
      example: (
        <DateField
          {...fixed}
          label="적용 시작일"
          hint="11월 21일 (토)부터 고를 수 있어요."
          min="2026-11-21"
        />
      ),
    },
    {
      text: '입력이 끝나면 서버와 같은 도메인 규칙으로 판단합니다.',
    },
  ],
  donts: [
    {
      text: '입력하는 중에 오류를 띄우지 않습니다. 입력란을 나가거나 다 쓸 때까지 기다립니다.',
      example: (
        <DateField
          {...fixed}
          value="2026-1"
          label="날짜"
          error="올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요."
        />
      ),
    },
    { text: '연, 월, 일을 세 칸으로 나누지 않습니다. 붙여 넣을 수 없습니다.' },
  ],
  wording:
    '레이블은 명사: 날짜, 적용 시작일. 입력란 안은 YYYY-MM-DD, 문장에서는 11월 20일 (금). 버튼은 달력 열기이고, 여럿이면 입력란의 이름을 붙입니다.',
} satisfies Guide;
