import type { Guide } from '../../storybook/guide';
import { ErrorState } from '.';

export const errorStateGuide = {
  use: '불러오지 못한 내용의 자리에 섭니다: 무슨 일인지와 다시 시도.',
  instead: [
    { when: '내용은 있고 동작이 실패했을 때', use: 'feedback-inlineerror' },
    { when: '보여 줄 것이 없을 때', use: 'feedback-emptystate' },
    { when: '옛 내용을 보여 줄 수 있을 때. 남겨 두고 위에 알립니다', use: 'feedback-banner' },
  ],
  states: [
    { story: 'WithRetry', says: '경고 아이콘, 불러오지 못한 것, 버튼.' },
    {
      story: 'Retrying',
      says: '다시 시도하는 중입니다. 버튼이 돌고 문장은 같습니다.',
    },
    {
      story: 'WithExplanation',
      says: '달리 도움이 되는 것: 연결 확인, 데스크에 말할 번호. onRetry가 없으면 버튼도 없습니다.',
    },
    {
      story: 'LongText',
      says: '서버가 보낸 200자까지의 문장도 줄을 바꾸며 읽을 수 있습니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '다시 시도에 초점이 옵니다.' },
    { keys: 'Enter, Space', does: '다시 시도합니다. 초점은 그대로입니다.' },
  ],
  spoken: '역할은 alert이고 나타나면 바로 읽습니다. 아이콘은 읽지 않습니다.',
  dos: [
    { text: '실패한 부분만 바꿉니다. 타일, 목록, 차트는 따로 실패합니다.' },
    {
      text: '불러오지 못한 것을 말합니다. 한 화면에 둘이 있어도 구별할 수 있습니다.',
      example: (
        <ErrorState title="소식을 불러오는 중 오류가 발생했어요." onRetry={() => undefined} />
      ),
    },
    { text: '다시 시도하는 동안 retrying을 켭니다. 누른 것이 보여야 합니다.' },
  ],
  donts: [
    {
      text: '옛 내용을 밀어내지 않습니다. 안내가 붙은 어제의 목록이 오류보다 낫습니다.',
    },
    {
      text: '코드나 영어 문장을 그대로 보여 주지 않습니다.',
      example: <ErrorState title="Error 500: Internal Server Error" />,
    },
    {
      text: '학생이 도시락을 처음 여는 자리에 쓰지 않습니다. 빈 달력을 보여 줍니다.',
    },
  ],
  wording:
    '무엇을 하다가 실패했는지 씁니다: 목록을 불러오는 중 오류가 발생했어요.(학생), 불러오지 못했습니다.(관리자) 버튼: 다시 시도.',
} satisfies Guide;
