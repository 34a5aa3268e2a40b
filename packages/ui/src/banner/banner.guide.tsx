import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Banner } from '.';

export const bannerGuide = {
  use: '제목 막대 아래에서 화면 전체의 상태를 한 줄로 알립니다: 연결 끊김, 조회 전용, 다가오는 마감, 새 버전. 사실인 동안 계속 있습니다.',
  instead: [
    { when: '방금 한 일을 알릴 때', use: 'feedback-toast' },
    { when: '내용을 불러오지 못했을 때', use: 'feedback-errorstate' },
    { when: '동작이 실패했을 때', use: 'feedback-inlineerror' },
    { when: '이 화면의 수정 내용이 저장되었는지 알릴 때', use: 'feedback-savestatus' },
  ],
  states: [
    {
      story: 'Offline',
      says: '연결이 끊겼습니다. 무엇을 계속 할 수 있고 바꾼 내용이 어떻게 되는지 말합니다. 주황 바탕에 끊긴 신호 아이콘이며, 연결되면 저절로 사라집니다.',
    },
    {
      story: 'Maintenance',
      says: '모두에게 조회만 열려 있습니다. 주황 바탕에 경고 아이콘입니다.',
    },
    {
      story: 'Deadline',
      says: '시각이 다가옵니다. 파란 바탕에 시계 아이콘이며, 남은 시간은 서버 시계로 줄어듭니다.',
    },
    {
      story: 'WithActionAndClose',
      says: '그 밖의 안내에는 다음 행동을 할 버튼을 붙입니다. ×는 닫아도 달라지는 것이 없을 때만 둡니다.',
    },
    {
      story: 'LongText',
      says: '긴 문장은 줄을 바꿉니다. 옆에 자리가 없으면 버튼과 ×가 아래로 내려갑니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
    {
      story: 'Grid',
      says: '네 종류 모두입니다. 여러 개면 심각한 것부터 아래로 쌓입니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '버튼, ×의 순서로 갑니다. 배너 자체에는 초점이 오지 않습니다.' },
    { keys: 'Enter, Space', does: '버튼이나 ×를 누릅니다.' },
  ],
  spoken:
    '역할은 status입니다. 나타나면 초점을 옮기지 않고 읽던 것을 마친 뒤 읽습니다. 아이콘은 장식이므로 문장만으로 뜻이 통해야 합니다.',
  dos: [
    {
      text: '지금 어떤 상태이고 읽는 사람에게 무엇을 뜻하는지 말합니다.',
      example: (
        <Banner kind="offline">
          인터넷에 연결되어 있지 않아요. 바꾼 내용은 연결되면 저장할게요.
        </Banner>
      ),
    },
    {
      text: '다음 행동은 dense 버튼 하나로 제공합니다.',
      example: (
        <Banner kind="info" action={<Button size="dense">새로고침</Button>}>
          새 버전이 있어요
        </Banner>
      ),
    },
    { text: '사실이 아니게 되면 바로 거둡니다. ×에 맡기지 않습니다.' },
  ],
  donts: [
    {
      text: '결과를 알 수 없는 상태만 쓰지 않습니다. 무엇을 해야 할지 아무도 모릅니다.',
      example: <Banner kind="offline">오프라인</Banner>,
    },
    { text: '성공을 알리는 데 쓰지 않습니다. 저장됨은 저장 상태에, 신청했어요는 토스트에 씁니다.' },
    { text: '계속 사실인 안내에 ×를 두지 않습니다. 다음 화면에서 다시 띄워야 합니다.' },
  ],
  wording:
    '온전한 문장 한두 개입니다. 학생은 해요체(지금은 조회만 할 수 있어요.), 관리자는 합쇼체입니다. 시각은 14:00, 남은 시간은 괄호에 씁니다: (1시간 12분 남음).',
} satisfies Guide;
