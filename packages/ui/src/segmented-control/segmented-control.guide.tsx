import type { Guide } from '../../storybook/guide';
import { SegmentedControl } from '.';

const nothing = () => undefined;
const meals = [
  { value: 'all', label: '전체' },
  { value: 'lunch', label: '점심' },
  { value: 'dinner', label: '저녁' },
];
const grades = ['고1', '고2', '고3', 'N수', '중1', '중2', '중3'].map((label) => ({
  value: label,
  label,
}));

export const segmentedControlGuide = {
  use: '나란히 선 두 개에서 다섯 개 가운데 하나가 켜집니다: 목록의 필터, 하는 방법. 바로 적용됩니다.',
  instead: [
    { when: '고를 때마다 화면의 다른 부분이 나올 때', use: 'actions-tabs' },
    { when: '다섯 개보다 많거나 이름이 길 때', use: 'inputs-select' },
    { when: '켜고 끄기일 때', use: 'inputs-switch' },
    { when: '여럿을 켤 수 있을 때', use: 'inputs-checkbox' },
  ],
  states: [
    { story: 'Filter', says: '고른 것이 위에 놓입니다: 바탕, 테두리, 더 굵은 글.' },
    {
      story: 'WithDisabledOption',
      says: '고를 수 없는 것은 옅고, 초점은 오며 까닭을 말합니다.',
    },
    {
      story: 'WithLabel',
      says: '양식에서는 입력란처럼 이름이 위에 있습니다(labelShown).',
    },
    {
      story: 'Grid',
      says: 'normal, dense, 그리고 담는 곳만큼 넓고 칸이 같은 block.',
    },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 긴 글은 칸 안에서 줄을 바꾸고 칸은 한 줄에 남습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '고른 것으로 갑니다. 다음 Tab은 나갑니다.' },
    { keys: '← → ↑ ↓', does: '옆의 것을 바로 고릅니다. 끝에서 처음으로도 갑니다.' },
    { keys: 'Esc', does: '고를 수 없는 것의 까닭을 닫습니다.' },
  ],
  spoken:
    'label을 이름으로 하는 라디오 그룹이고 기본 라디오입니다: 전체, 선택됨, 3개 중 1. 고를 수 없는 것은 사용할 수 없음이고 사유가 설명입니다.',
  dos: [
    {
      text: '흔한 것을 처음에 두고 골라 둡니다.',
      example: (
        <SegmentedControl label="식사" options={meals} value="all" onValueChange={nothing} />
      ),
    },
    { text: '고르는 데 도움이 되면 건수를 붙입니다: 상점 12.' },
  ],
  donts: [
    {
      text: '일곱 개를 늘어놓지 않습니다. 휴대폰에서 글이 한 글자씩 나뉩니다.',
      example: (
        <SegmentedControl label="학년" options={grades} value="고1" onValueChange={nothing} />
      ),
    },
    { text: '동작에 쓰지 않습니다. 칸을 고른다고 무엇이 보내질 줄은 모릅니다.' },
  ],
  wording: '같은 종류, 비슷한 길이의 명사입니다: 전체 · 상점 · 벌점. 모두를 뜻하는 첫 칸은 전체.',
} satisfies Guide;
