import type { Guide } from '../../storybook/guide';
import { SearchField } from '.';

const nothing = () => undefined;

export const searchFieldGuide = {
  use: '입력하는 동안 목록을 좁힙니다. 돋보기와 자리로 무엇인지 알 수 있으므로 레이블은 읽기만 합니다.',
  instead: [
    { when: '모든 학생 가운데 하나를 고를 때', use: 'inputs-combobox' },
    { when: '어디서나 화면과 작업을 찾을 때', use: 'actions-commandpalette' },
    { when: '정해진 값 몇 개로 좁힐 때', use: 'data-filterbar' },
  ],
  states: [
    {
      story: 'Empty',
      says: 'placeholder가 무엇을 찾는지 말합니다: 이름, 초성, 좌석.',
    },
    { story: 'Filled', says: '끝의 ×가 비우고 커서는 입력란에 남습니다.' },
    {
      story: 'DisabledWithReason',
      says: '글은 읽을 수 있고 ×는 없으며 아래에 사유가 있습니다.',
    },
    {
      story: 'Grid',
      says: '보이는 레이블과 도움말이 있는 것, 도구 막대의 dense도 있습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란, ×의 순서로 갑니다.' },
    {
      keys: 'Esc',
      does: '입력란을 비웁니다. 둘레의 대화 상자는 열려 있고 다시 누르면 닫힙니다.',
    },
    { keys: 'Enter, Space', does: '×에서 입력란을 비웁니다.' },
  ],
  spoken:
    '레이블을 이름으로 하는 검색 입력란이고 ×는 검색어 지우기 버튼입니다. 찾은 건수는 화면이 알립니다.',
  dos: [
    {
      text: '치는 대로 찾습니다. 초성, 덜 친 글자, 한/영을 잘못 둔 것도 찾습니다: ㄱㅎㄴ과 rlagksmf 모두 김하늘.',
    },
    {
      text: 'placeholder에 찾을 수 있는 것을 씁니다.',
      example: (
        <SearchField
          label="학생 검색"
          placeholder="이름, 초성, 좌석"
          clearLabel="검색어 지우기"
          value=""
          onValueChange={nothing}
        />
      ),
    },
  ],
  donts: [
    { text: '옆에 검색 버튼을 두지 않습니다. 목록이 저절로 답합니다.' },
    {
      text: '치는 동안 필요한 도움말을 placeholder에 쓰지 않습니다. 사라집니다.',
      example: (
        <SearchField
          label="학생 검색"
          placeholder="두 글자 이상, 띄어쓰기 없이 입력하세요."
          clearLabel="검색어 지우기"
          value="김"
          onValueChange={nothing}
        />
      ),
    },
  ],
  wording:
    '레이블은 찾는 것입니다: 학생 검색. placeholder는 문장이 아니라 쉼표로 늘어놓습니다: 이름, 초성, 좌석.',
} satisfies Guide;
