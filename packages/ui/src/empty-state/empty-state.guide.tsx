import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { EmptyState } from '.';

export const emptyStateGuide = {
  use: '아무것도 없는 목록, 표, 화면의 자리에 서서 그렇다고 말하고 무엇을 할 수 있는지 알려 줍니다.',
  instead: [
    { when: '불러오지 못했을 때', use: 'feedback-errorstate' },
    { when: '아직 불러오는 중일 때', use: 'feedback-skeleton' },
    { when: '값 목록에서 값 하나가 없을 때', use: 'data-keyvaluelist' },
  ],
  states: [
    { story: 'Plain', says: '가운데의 한 문장입니다. 할 수 있는 일이 없으면 이것으로 충분합니다.' },
    {
      story: 'WithIconAndAction',
      says: '시작할 때의 모습: 아이콘, 여기에 무엇이 올지, 그것을 채우는 버튼.',
    },
    {
      story: 'FilteredAway',
      says: '있기는 하지만 이 조건에는 없습니다. 그렇게 말하고 조건을 지우게 합니다.',
    },
    { story: 'NoRight', says: '이 계정은 볼 수 없습니다: 자물쇠와 누구에게 물을지.' },
    {
      story: 'LongText',
      says: '줄 길이를 고르게 나눕니다. 마지막 줄에 낱말 하나만 남지 않습니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 줄을 바꾸고 잘리지 않습니다.' },
  ],
  keyboard: [{ keys: 'Tab', does: '버튼에 초점이 옵니다. 버튼이 없으면 초점이 없습니다.' }],
  spoken: '보통 글이고 아이콘은 읽지 않습니다. 찾은 뒤라면 필터 옆의 건수가 알립니다.',
  dos: [
    {
      text: '없는 것을 화면의 말로 밝히고 할 수 있는 일 하나를 제공합니다.',
      example: <EmptyState title="등록된 학생이 없습니다." action={<Button>학생 등록</Button>} />,
    },
    {
      text: '"아직 없음"과 "찾지 못함"을 구별합니다: 등록된 학생이 없습니다. 조건에 맞는 학생이 없습니다.',
    },
  ],
  donts: [
    {
      text: '답이 오기 전에 보여 주지 않습니다. 잠깐이라도 모두 잃은 줄 압니다.',
    },
    {
      text: '농담이나 큰 그림을 넣지 않습니다. 날마다 보는 화면입니다.',
      example: <EmptyState title="텅~ 비었어요!" />,
    },
    { text: '오류 대신 쓰지 않습니다. 불러오지 못했으면 그렇게 말합니다.' },
  ],
  wording:
    '마침표가 있는 온전한 한 문장입니다: 아직 신청한 도시락이 없어요.(학생), 등록된 학생이 없습니다.(관리자) 설명은 두 줄까지.',
} satisfies Guide;
