import type { Guide } from '../../storybook/guide';
import { LockReason } from '.';

export const lockReasonGuide = {
  use: '줄이나 카드에서 무엇이 마감되었고 왜인지 말합니다. 자물쇠와 낱말은 늘 있고, 누르거나 가리키면 문장이 나옵니다.',
  instead: [
    {
      when: '마감된 것이 버튼이나 입력란일 때. disabledReason으로 넘깁니다',
      use: 'actions-button',
    },
    { when: '달력의 식사가 마감되었을 때', use: 'data-mealchip' },
    { when: '화면 전체가 같은 까닭으로 마감되었을 때', use: 'feedback-banner' },
  ],
  states: [
    {
      story: 'Closed',
      says: '짧은 낱말과 자물쇠입니다. 글 안에 들어갈 만큼 작은 버튼이고 누르는 영역은 44 px입니다.',
    },
    {
      story: 'Tapped',
      says: '옆의 어두운 말풍선에 문장이 있습니다. Esc, 다른 곳 누르기, 다시 누르기까지 남습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '자물쇠로 갑니다.' },
    { keys: 'Enter, Space', does: '문장을 열고 닫습니다.' },
    { keys: 'Esc', does: '닫습니다. 초점은 자물쇠에 있습니다.' },
  ],
  spoken: '이름은 짧은 낱말, 설명은 문장인 버튼입니다. 열지 않아도 까닭을 읽습니다.',
  dos: [
    {
      text: '마감한 규칙의 문장을 넘깁니다. 서버와 두 앱이 같은 문장을 씁니다.',
      example: <LockReason>전날 14:00 이후에는 변경할 수 없어요.</LockReason>,
    },
    {
      text: '마감이 맞지 않으면 label을 바꿉니다: 휴무, 지난 일정.',
      example: <LockReason label="휴무">이 날은 점심을 운영하지 않아요.</LockReason>,
    },
  ],
  donts: [
    {
      text: '짧은 낱말을 되풀이하지 않습니다. 연 사람은 까닭을 알고 싶어 합니다.',
      example: <LockReason>마감되었어요.</LockReason>,
    },
    {
      text: '통째로 마감된 목록의 줄마다 자물쇠를 두지 않습니다. 목록 위에 한 번 말합니다.',
    },
  ],
  wording:
    '짧은 낱말은 두 글자에서 네 글자의 명사입니다. 까닭은 규칙과 그 수, 있으면 나아갈 길까지 밝힌 한 문장입니다.',
} satisfies Guide;
