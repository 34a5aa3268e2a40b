import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { InlineError } from '.';

export const inlineErrorGuide = {
  use: '동작이 실패한 까닭을 누른 버튼 옆에서 말합니다: 서버에 닿지 못함, 거절됨, 다른 사람이 먼저 함. 화면과 입력한 것은 그대로입니다.',
  instead: [
    { when: '입력란 하나가 틀렸을 때', use: 'inputs-field' },
    { when: '입력란 여럿이 틀렸을 때', use: 'feedback-errorsummary' },
    { when: '내용을 불러오지 못했을 때', use: 'feedback-errorstate' },
    { when: '자동 저장이 실패했을 때', use: 'feedback-savestatus' },
  ],
  states: [
    { story: 'Shown', says: '빨간 아이콘과 문장.' },
    {
      story: 'Empty',
      says: '보이지 않고 자리도 차지하지 않지만 있습니다. 들어온 글을 바로 알립니다.',
    },
    {
      story: 'BesideItsButton',
      says: '양식에서 버튼 줄의 위, 입력란의 왼쪽 끝.',
    },
    {
      story: 'LongText',
      says: '서버의 문장은 줄을 바꾸고 아이콘은 첫 줄에 있습니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 아이콘도 커집니다.' },
  ],
  keyboard: [],
  spoken: '역할은 alert입니다. 초점을 옮기지 않고 바로 읽습니다. 아이콘은 읽지 않습니다.',
  dos: [
    {
      text: '무슨 일이고 무엇을 하면 되는지 말합니다.',
      example: <InlineError>서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.</InlineError>,
    },
    {
      text: '늘 그려 두고 채웁니다. 다시 시도할 때 비워서 같은 문장도 다시 읽히게 합니다.',
    },
    { text: '서버의 문장이 있으면 그대로 보여 줍니다. 까닭은 서버가 압니다.' },
  ],
  donts: [
    { text: '토스트로 띄우지 않습니다. 읽기 전에 사라집니다.' },
    {
      text: '나아갈 길 없이 쓰지 않습니다.',
      example: (
        <div>
          <InlineError>오류</InlineError>
          <Button>신청하기</Button>
        </div>
      ),
    },
    { text: '시도할 때마다 새로 만들지 않습니다. 동작마다 자리는 하나입니다.' },
  ],
  wording:
    '200자까지의 한두 문장입니다: 신청을 처리하지 못했어요.(학생), 서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.(관리자) 코드도 탓도 쓰지 않습니다.',
} satisfies Guide;
