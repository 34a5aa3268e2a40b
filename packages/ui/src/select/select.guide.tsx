import type { Guide } from '../../storybook/guide';
import { Select } from '.';

export const selectGuide = {
  use: '정해진 값 가운데 하나입니다. 기기의 것을 씁니다: 휴대폰은 돌림판, 넓은 화면은 목록. 따로 불러올 것이 없습니다.',
  instead: [
    {
      when: '짧은 값이 두 개에서 다섯 개이고 자리가 있을 때',
      use: 'actions-segmentedcontrol',
    },
    {
      when: '학생처럼 많아서 입력해 찾을 때',
      use: 'inputs-combobox',
    },
    { when: '동작을 고를 때', use: 'actions-menu' },
    { when: '여럿을 고를 수 있을 때', use: 'inputs-checkbox' },
  ],
  states: [
    { story: 'Chosen', says: '고른 값과 화살표.' },
    { story: 'WithError', says: '아래의 문장, 빨갛고 굵은 테두리.' },
    {
      story: 'DisabledWithReason',
      says: '회색입니다. 초점은 오고 어떤 키로도 바뀌지 않으며 아래에 사유가 있습니다.',
    },
    {
      story: 'LongWords',
      says: '긴 값은 …로 끝나고 열린 목록에서 온전히 보입니다.',
    },
    {
      story: 'Grid',
      says: '도움말, 오류, 사유가 있는 것과 레이블을 읽기만 하는 도구 막대의 dense.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란으로 갑니다.' },
    { keys: '↑ ↓', does: '앞과 다음 값.' },
    { keys: 'Space, Alt+↓', does: '목록을 엽니다.' },
    { keys: '글자 키', does: '그 글자로 시작하는 값으로 갑니다.' },
    { keys: 'Enter', does: '열린 목록에서 고릅니다.' },
    { keys: 'Esc', does: '바꾸지 않고 목록을 닫습니다.' },
  ],
  spoken: '레이블이 있는 기본 select(combobox)이고 도움말, 오류, 사유가 설명입니다.',
  dos: [
    {
      text: '가장 흔한 값을 골라 두거나, 무엇이 빠졌는지 말하는 빈 값을 처음에 둡니다.',
      example: (
        <Select label="학년" defaultValue="">
          <option value="">학년을 선택하세요</option>
          <option>고1</option>
        </Select>
      ),
    },
    { text: '뜻이나 가나다로 늘어놓습니다. 데이터베이스의 순서가 아닙니다.' },
  ],
  donts: [
    {
      text: '값이 둘이면 쓰지 않습니다. 둘 다 보여 줄 수 있습니다.',
      example: (
        <Select label="식사" defaultValue="점심">
          <option>점심</option>
          <option>저녁</option>
        </Select>
      ),
    },
    {
      text: '바꾸자마자 화면을 옮기지 않습니다. 키보드는 사이의 값을 모두 거칩니다.',
    },
  ],
  wording: '레이블은 명사: 학년, 상태. 필터의 첫 값은 모든 학년이나 전체.',
} satisfies Guide;
