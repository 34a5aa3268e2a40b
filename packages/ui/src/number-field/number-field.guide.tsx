import type { Guide } from '../../storybook/guide';
import { NumberField } from '.';
import { TextField } from '../text-field';

const nothing = () => undefined;

export const numberFieldGuide = {
  use: '0 이상의 정수와 그 단위입니다: 원, 점, 명, 분. 입력하는 동안 천 단위로 묶고, 수는 단위 앞의 끝에 섭니다.',
  instead: [
    { when: '전화번호일 때', use: 'inputs-phonefield' },
    { when: '좌석처럼 숫자가 든 기호일 때', use: 'inputs-textfield' },
    { when: '정해진 값이 몇 개일 때', use: 'actions-segmentedcontrol' },
  ],
  states: [
    {
      story: 'Won',
      says: '입력하거나 붙여 넣은 글자와 기호는 사라집니다: 1만2500은 12,500.',
    },
    { story: 'Empty', says: '빈 입력란은 0이 아닙니다. 화면은 null을 받습니다.' },
    {
      story: 'WithError',
      says: '도움말 자리에 틀린 것을 말하고 테두리는 빨갛고 굵습니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '수를 읽고 초점을 두고 복사할 수 있습니다. 바꿀 수 없는 까닭이 아래에 있습니다.',
    },
    { story: 'Grid', says: '도움말, 오류, 사유가 있는 것과 표에 쓰는 dense.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란으로 갑니다.' },
    {
      keys: '↑ ↓',
      does: 'step이 있으면 그만큼 늘리거나 줄입니다. 0 아래로 가지 않습니다. step이 없으면 아무 일도 없습니다.',
    },
  ],
  spoken:
    '레이블을 이름으로 하는 텍스트 입력란이고 도움말, 오류, 사유가 설명입니다. 휴대폰에서는 숫자 자판이 열립니다. 오류는 나타날 때 읽습니다.',
  dos: [
    {
      text: '단위는 레이블이 아니라 unit에 씁니다.',
      example: <NumberField label="점심 단가" unit="원" value={5000} onValueChange={nothing} />,
    },
    {
      text: '부딪히기 전에 한도를 도움말에 씁니다.',
      example: (
        <NumberField
          label="벌점"
          unit="점"
          value={2}
          hint="1점부터 10점까지 입력하세요."
          onValueChange={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: '₩를 쓰거나 레이블에 단위를 넣지 않습니다. 금액은 어디서나 원으로 끝납니다.',
      example: <TextField label="단가 (₩)" defaultValue="5000" />,
    },
    { text: '부호나 소수가 있는 수에 쓰지 않습니다. 둘 다 받지 않습니다.' },
  ],
  wording:
    '레이블은 명사: 점심 단가, 정원. 단위는 원, 점, 명, 분. 오류는 무엇을 쓸지 말합니다: 단가를 입력하세요.',
} satisfies Guide;
