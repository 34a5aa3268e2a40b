import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Stack } from '../layout';

export const commandPaletteGuide = {
  use: '키보드에서 손을 떼지 않는 관리자가 어느 화면, 학생, 작업으로든 2초 안에 갑니다. Ctrl+K나 ⌘K로 어디서나 열립니다.',
  instead: [
    { when: '양식에 학생 한 명이 필요할 때', use: 'inputs-combobox' },
    { when: '목록을 좁힐 때', use: 'inputs-searchfield' },
  ],
  states: [
    {
      story: 'Open',
      says: '입력하기 전에는 늘어놓을 수 있는 것, 곧 화면과 작업을 보여 줍니다. 묶음마다 제목이 있고 첫 항목이 표시되어 있습니다.',
    },
    {
      story: 'TypeAndGo',
      says: '입력하면 모든 묶음이 한꺼번에 좁아지고 빈 묶음은 빠집니다. 고르면 닫힙니다.',
    },
    {
      story: 'EnterBeforeTheAnswer',
      says: 'searching인 동안 Enter는 답을 기다려 가장 알맞은 것을 고릅니다. 앞의 입력으로 찾은 곳으로 가지 않습니다.',
    },
    {
      story: 'NothingFound',
      says: '목록 자리에 한 문장이 나옵니다. Enter는 아무 일도 하지 않습니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Ctrl+K, ⌘K',
      does: '어디서나 엽니다. 한글 상태에서도 열립니다. 글자가 아니라 키를 봅니다.',
    },
    { keys: '↓ ↑', does: '다음이나 앞 항목으로 갑니다. 묶음을 넘고 끝에서 처음으로 돕니다.' },
    { keys: 'Enter', does: '그리로 갑니다. 글자를 완성하는 Enter로는 가지 않습니다.' },
    {
      keys: 'Esc',
      does: '입력란을 비웁니다. 비어 있으면 닫고 초점이 있던 곳으로 돌아갑니다.',
    },
  ],
  spoken:
    '빠른 찾기라는 모달 대화 상자이고 안의 combobox도 이름이 같습니다. 표시된 항목은 묶음과 함께 읽고, 찾지 못한 것은 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '메뉴에 단축키를 적은 버튼을 보이게 둡니다. 단축키를 짐작해서 누르는 사람은 없습니다.',
      example: (
        <Button>
          빠른 찾기 <kbd>Ctrl K</kbd>
        </Button>
      ),
    },
    {
      text: '초성(ㄱㅎㄴ), 뒤 네 자리, 한/영을 잘못 둔 입력(rlagksmf)으로도 찾습니다.',
    },
    {
      text: '작업은 할 수 있는 곳에서만 보여 줍니다. 무엇을 바꾸기 전에 그 화면이 다시 묻습니다.',
    },
  ],
  donts: [
    { text: '화면으로 가는 유일한 길로 만들지 않습니다. 모두 메뉴에도 있습니다.' },
    {
      text: '바로 무엇을 바꾸는 작업을 넣지 않습니다. Enter는 너무 쉽게 눌립니다.',
      example: (
        <Stack gap={4}>
          <Button variant="text">이번 달 점심 모두 취소</Button>
          <Button variant="text">학생 삭제</Button>
        </Stack>
      ),
    },
  ],
  wording:
    '항목 이름은 메뉴와 같습니다: 당일 조회. 묶음: 화면, 학생, 작업. 작업은 명사나 하기 꼴입니다: 학생 등록.',
} satisfies Guide;
