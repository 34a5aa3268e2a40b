import type { Guide } from '../../storybook/guide';
import { Checkbox } from '.';

export const checkboxGuide = {
  use: '양식을 보낼 때 쓰이는 예·아니요, 고른 줄, 목록 전체를 한 번에(모두, 없음, 일부) 나타냅니다.',
  instead: [
    { when: '바로 적용되는 설정일 때', use: 'inputs-switch' },
    { when: '몇 가지 중 하나를 골라야 할 때', use: 'actions-segmentedcontrol' },
    { when: '요일을 고를 때', use: 'inputs-weekdaypicker' },
    { when: '달력의 식사일 때', use: 'data-mealchip' },
  ],
  states: [
    {
      story: 'Off',
      says: '테두리 대비가 3:1인 빈 칸입니다. 옆의 글도 누르는 영역입니다.',
    },
    { story: 'On', says: '채운 칸에 체크 표시가 있습니다.' },
    { story: 'Mixed', says: '전부는 아니고 일부입니다: 가로줄. 누르면 모두 고릅니다.' },
    {
      story: 'DisabledWithReason',
      says: '지금은 바꿀 수 없습니다. 체크와 초점은 그대로이고, 초점을 두거나 가리키거나 누르면 사유를 말합니다.',
    },
    { story: 'LongLabel', says: '긴 글은 줄을 바꾸고 칸은 첫 줄에 있습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 칸도 함께 커집니다.' },
    {
      story: 'Grid',
      says: '두 크기입니다: normal(휴대폰 48 px, 900 px 초과 40 px)과 dense(표 안 32 px). 끝은 레이블을 숨긴 것입니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '초점이 옵니다. 사유가 있어도 옵니다.' },
    { keys: 'Space', does: '켜거나 끕니다. 일부에서는 켭니다.' },
    { keys: 'Esc', does: '사유를 닫습니다.' },
  ],
  spoken:
    '역할은 checkbox, 이름은 레이블이고 선택됨, 선택 안 됨, 일부 선택됨을 읽습니다. 사유가 있으면 흐림이고 사유가 설명입니다. 숨긴 레이블도 읽습니다.',
  dos: [
    {
      text: '켰을 때의 사실을 씁니다.',
      example: <Checkbox label="현장에서 응시해요" checked onCheckedChange={() => undefined} />,
    },
    {
      text: '여럿을 대표하는 칸에는 일부 상태를 쓰고, 몇 개를 바꿨는지 말합니다.',
      example: (
        <Checkbox
          label="점심 전체 선택"
          indeterminate
          checked={false}
          onCheckedChange={() => undefined}
        />
      ),
    },
    {
      text: '레이블은 표의 줄처럼 자리로 알 수 있을 때만 숨깁니다. 그래도 이름은 그 줄입니다.',
    },
  ],
  donts: [
    {
      text: '부정문을 쓰지 않습니다. 켜서 없애는 것은 두 번에 한 번 거꾸로 읽힙니다.',
      example: <Checkbox label="알림을 받지 않지 않아요" />,
    },
    { text: '양자택일에 체크박스 둘을 쓰지 않습니다. 둘 다 켤 수 있습니다.' },
    { text: '동의를 받는 칸은 미리 켜 두지 않습니다.' },
  ],
  wording:
    '마침표 없는 명사나 짧은 말입니다: 점심 전체 선택, 최종 확인. 학생은 해요체, 관리자는 명사.',
} satisfies Guide;
