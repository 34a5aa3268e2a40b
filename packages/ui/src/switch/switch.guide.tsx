import type { Guide } from '../../storybook/guide';
import { Switch } from '.';

export const switchGuide = {
  use: '하나를 켜고 끕니다: 설정의 항목, 알림 받기, 현장 응시. 설정처럼 저장 막대가 있는 화면에서는 저장할 때, 그 밖에서는 바로 적용됩니다.',
  instead: [
    {
      when: '여러 개를 골라 담거나, 읽고 동의함을 표시할 때',
      use: 'inputs-checkbox',
    },
    { when: '두 쪽에 저마다 이름이 있을 때', use: 'actions-segmentedcontrol' },
    { when: '달력의 식사일 때', use: 'data-mealchip' },
  ],
  states: [
    { story: 'Off', says: '회색 길의 앞에 손잡이가 있습니다.' },
    {
      story: 'On',
      says: '색이 있는 길의 끝에 손잡이가 있습니다. 색뿐 아니라 자리로도 알 수 있습니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '상태는 그대로이고 옅습니다. 초점은 오고 까닭을 말합니다.',
    },
    {
      story: 'LongLabel',
      says: '설정 목록처럼 펼친 것: 글은 줄을 바꾸고 스위치는 끝에 있습니다.',
    },
    { story: 'Grid', says: '모두 나란히.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '스위치로 갑니다.' },
    { keys: 'Space', does: '켜고 끕니다.' },
    { keys: 'Esc', does: '바꿀 수 없는 것의 까닭을 닫습니다.' },
  ],
  spoken:
    '레이블을 이름으로 하는 switch이고 켜짐, 꺼짐을 읽습니다. 사유가 있으면 사용할 수 없음이고 사유가 설명입니다.',
  dos: [
    {
      text: '켰을 때 켜지는 것을 이름으로 합니다. 레이블은 바뀌지 않습니다.',
      example: <Switch label="현장 응시" defaultChecked />,
    },
    { text: '서버가 거절하면 되돌리고 그렇게 말합니다.' },
  ],
  donts: [
    {
      text: '부정하는 레이블을 쓰지 않습니다. 끈 것이 무슨 뜻인지 모릅니다.',
      example: <Switch label="현장 응시 안 함" />,
    },
    {
      text: '저장해야 적용되는 스위치와 바로 적용되는 스위치를 한 화면에 섞지 않습니다. 언제 바뀌는지 모릅니다.',
    },
  ],
  wording: '명사나 짧은 말이고 여부를 붙이지 않습니다: 월요일 점심 운영, 대기 학생만.',
} satisfies Guide;
