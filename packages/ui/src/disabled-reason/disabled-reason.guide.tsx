import type { Guide } from '../../storybook/guide';
import { Button } from '../button';

export const disabledReasonGuide = {
  use: '키트에 없는 입력 요소를 위한 훅입니다. 쓸 수 없는 동안에도 보이고 초점이 오며 까닭을 말하게 합니다. Button, IconButton, Checkbox와 입력란은 disabledReason을 받으므로 훅이 필요 없습니다.',
  instead: [
    { when: '버튼일 때', use: 'actions-button' },
    { when: '마감된 날이나 식사일 때', use: 'feedback-lockreason' },
    { when: '쓸 수 있는 것을 설명할 때', use: 'feedback-tooltip' },
  ],
  states: [
    {
      story: 'Closed',
      says: '[aria-disabled]의 모습은 컴포넌트가 정합니다: 옅지만 4.5:1 아래로 내려가지 않고, 가리켜도 변하지 않습니다.',
    },
    {
      story: 'Shown',
      says: '초점을 두거나 가리키거나 누르면 아래의 작고 어두운 상자에 사유가 나옵니다. 자리가 없으면 위에 나옵니다.',
    },
    {
      story: 'NoReason',
      says: '사유가 없으면 훅이 없는 것처럼 움직입니다.',
    },
    { story: 'LongText', says: '긴 사유는 줄을 바꾸고 화면 안에 있습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 상자도 커집니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '초점이 오고 사유가 열립니다.' },
    {
      keys: 'Enter, Space',
      does: '사유만 보여 주고 아무 일도 하지 않습니다. 양식도 보내지 않습니다.',
    },
    { keys: 'Esc', does: '사유를 닫습니다.' },
  ],
  spoken:
    '역할과 이름은 그대로이고 흐림(aria-disabled)으로 읽습니다. 사유가 설명이므로 열지 않아도 읽습니다.',
  dos: [
    { text: '사유는 서버도 쓰는 도메인 규칙으로 구합니다.' },
    { text: 'props는 요소의 것보다 뒤에 펼치고, tip은 바로 뒤에 그립니다.' },
    {
      text: '할 수 있는 일이 있으면 말합니다: 연결되면 신청할 수 있어요.',
      example: <Button disabledReason="연결되면 신청할 수 있어요.">신청하기</Button>,
    },
  ],
  donts: [
    {
      text: 'disabled 속성을 쓰지 않습니다. 초점을 잃고 Tab이 건너뛰며 아무 말도 하지 않습니다.',
      example: (
        <button type="button" disabled>
          신청하기
        </button>
      ),
    },
    { text: '대신 숨기지 않습니다. 어제 있던 것을 찾아 헤맵니다.' },
    {
      text: '한 양식의 서른 곳에 사유를 붙이지 않습니다. 위에 한 번 말하고 스크린 리더에만 남깁니다(reasonHidden).',
    },
  ],
  wording:
    '마침표가 있는 온전한 한 문장입니다: 신청 기간이 아니에요.(학생), 마감된 달은 바꿀 수 없습니다.(관리자) 규칙의 사유는 도메인의 메시지에 한 가지로만 있습니다.',
} satisfies Guide;
