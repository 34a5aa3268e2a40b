import type { Guide } from '../../storybook/guide';
import { Tooltip } from '.';

export const tooltipGuide = {
  use: '글 안에서 낱말이나 규칙을 설명하는 작은 버튼입니다. 마우스뿐 아니라 손가락과 키보드로도 열립니다.',
  instead: [
    {
      when: '입력하는 모두에게 필요할 때. 입력란의 도움말을 씁니다',
      use: 'inputs-textfield',
    },
    { when: '마감된 까닭일 때', use: 'feedback-lockreason' },
    { when: '입력 요소나 링크를 담을 때', use: 'actions-popover' },
  ],
  states: [
    { story: 'Closed', says: '24 px 원 안의 i. 누르는 영역은 44 px.' },
    {
      story: 'Tapped',
      says: '위나 아래의 어두운 말풍선에 설명이 있습니다. 화면 밖으로 나가지 않습니다.',
    },
    { story: 'Kept', says: '마우스로 눌러 두면 Esc나 다른 곳을 누를 때까지 남습니다.' },
    { story: 'LongWords', says: '너비는 20rem까지이고 긴 글은 줄을 바꿉니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '버튼으로 갑니다.' },
    { keys: 'Enter, Space', does: '열고 닫습니다.' },
    { keys: 'Esc', does: '닫습니다. 초점은 그대로입니다.' },
  ],
  spoken: '이름이 있는 버튼이고 설명이 description입니다. 열지 않아도 읽습니다.',
  dos: [
    {
      text: '무엇을 설명하는지 이름에 씁니다.',
      example: (
        <p>
          입금 기간{' '}
          <Tooltip label="입금 기간 도움말">입금 기간은 매달 1일부터 10일까지예요.</Tooltip>
        </p>
      ),
    },
    { text: '한두 문장으로 합니다.' },
  ],
  donts: [
    { text: '하기 전에 알아야 할 것에 쓰지 않습니다. 대부분 열지 않습니다.' },
    {
      text: '같은 말을 바꿔 쓰지 않습니다.',
      example: (
        <p>
          입금 기간 <Tooltip label="입금 기간 도움말">입금하는 기간이에요.</Tooltip>
        </p>
      ),
    },
  ],
  wording:
    '이름은 도움말로 끝납니다: 입금 기간 도움말. 설명은 온전한 문장: 학생은 해요체, 관리자는 합쇼체.',
} satisfies Guide;
