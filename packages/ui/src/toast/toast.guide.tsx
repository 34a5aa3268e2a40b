import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Card, Row } from '../layout';

export const toastGuide = {
  use: '방금 한 일을 짧게 말하고 되돌릴 길을 줍니다. 탭 위에 6초 동안 있고, 포인터, 초점, 다른 브라우저 탭이 시계를 멈춥니다. 저장소는 앱마다 하나, 영역은 틀에 한 번입니다.',
  instead: [
    { when: '화면이나 목록을 불러오지 못했을 때', use: 'feedback-errorstate' },
    { when: '입력란이나 양식이 틀렸을 때', use: 'feedback-inlineerror' },
    { when: '한동안 사실일 때: 오프라인, 조회 전용, 마감', use: 'feedback-banner' },
    { when: '되돌릴 수 없을 때. 먼저 묻습니다', use: 'feedback-confirmdialog' },
    { when: '저절로 저장하는 화면이 저장했을 때', use: 'feedback-savestatus' },
  ],
  states: [
    { story: 'Offered', says: '한 일, 되돌리기, ×.' },
    {
      story: 'Tones',
      says: '성공과 실패는 테두리 색이 다릅니다. 색이 없어도 글로 알 수 있습니다.',
    },
    { story: 'Queue', says: '둘까지 함께 나오고 나머지는 차례를 기다립니다.' },
    { story: 'LongWords', says: '긴 글은 줄을 바꿉니다. 너비는 520 px까지입니다.' },
    {
      story: 'InsideADialog',
      says: '대화 상자가 열려 있으면 그 안으로 옮깁니다. 뒤에 있는 것에는 닿을 수 없습니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 위로 커집니다.' },
  ],
  keyboard: [
    {
      keys: 'Ctrl+Z',
      does: '입력란이 아닌 곳이면 어디서나 가장 새로운 일을 되돌립니다. Mac은 ⌘Z.',
    },
    { keys: 'Tab', does: '되돌리기와 ×로 갑니다. 그동안 시계는 멈춥니다.' },
    { keys: 'Enter, Space', does: '되돌리거나 닫습니다.' },
  ],
  spoken: '알림이라는 영역의 polite 목록입니다. 나올 때마다 버튼까지 읽고 초점은 옮기지 않습니다.',
  dos: [
    {
      text: '되돌릴 수 있는 일은 미리 묻지 말고 되돌리기를 제공합니다.',
      example: (
        <Card>
          <Row gap={8} align="center" justify="between">
            점심 12건을 신청했어요
            <Button variant="text" size="dense">
              되돌리기
            </Button>
          </Row>
        </Card>
      ),
    },
    { text: '몇 건인지 말합니다: 점심 12건을 신청했어요.' },
    { text: '같은 종류의 알림에는 key를 줍니다. 새것이 옛것을 대신합니다.' },
  ],
  donts: [
    {
      text: '읽거나 해결해야 할 오류에 쓰지 않습니다. 6초 뒤에 사라집니다.',
      example: <Card>입금자명이 신청한 이름과 달라요. 데스크에 알려 주세요.</Card>,
    },
    { text: '누구나 보는 것에 쓰지 않습니다. 누른 칩은 켜진 것을 스스로 보여 줍니다.' },
    { text: '거기에만 있는 링크를 두지 않습니다.' },
  ],
  wording:
    '지난 일의 한 문장입니다: 학생은 점심 12건을 신청했어요, 관리자는 12건을 신청했습니다. 되돌리는 말은 되돌리기.',
} satisfies Guide;
