import { WindowPicture } from '../../storybook/docs/window-picture';
import type { Guide } from '../../storybook/guide';
import { Button } from '../button';

export const bottomSheetGuide = {
  use: '화면을 떠나지 않고 하는 짧은 작업이나 자세히 보기입니다. 휴대폰에서 엄지가 닿는 곳에 열립니다: 빠른 신청, 도시락 비용, 내 정보. 901 px부터는 가운데 대화 상자입니다. 학생 앱의 기본 모달입니다.',
  instead: [
    { when: '답이 둘인 질문일 때', use: 'feedback-confirmdialog' },
    { when: '넓은 화면에서 목록 한 줄을 자세히 볼 때', use: 'feedback-drawer' },
    { when: '관리자의 입력 양식일 때', use: 'feedback-dialog' },
    {
      when: '양식이 길거나 주소를 나눌 만할 때는 화면으로 만듭니다',
      use: 'shell-studentshell',
    },
  ],
  states: [
    {
      story: 'Phone',
      says: '아래에서 올라오며 내용만큼, 화면의 90 %까지 높아집니다. 손잡이, 제목, 닫기, 버튼은 늘 보입니다.',
    },
    { story: 'Desk', says: '같은 내용이 가운데 대화 상자로 나옵니다.' },
    { story: 'LongContent', says: '내용은 안에서 스크롤하고 뒤의 화면은 움직이지 않습니다.' },
    {
      story: 'WithError',
      says: '실패한 까닭을 누른 버튼 위에 보여 줍니다. 시트는 열려 있고 입력한 내용은 남습니다.',
    },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 제목은 줄을 바꾸고 내용은 스크롤하며 버튼은 그대로 있습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '시트 안에서만 움직입니다.' },
    { keys: 'Esc', does: '닫고, 열었던 곳으로 초점이 돌아갑니다.' },
    { keys: '화살표 키, Page Up, Page Down', does: '초점이 내용에 있으면 긴 내용을 스크롤합니다.' },
  ],
  spoken:
    '제목을 이름으로 하는 모달 대화 상자입니다. 초점은 제목(또는 data-autofocus)에서 시작하고 입력란에서 시작하지 않습니다. 자판이 내용을 가리기 때문입니다. 닫기 전에는 뒤의 화면에 닿을 수 없습니다.',
  dos: [
    {
      text: '닫는 길은 모두 같은 일을 합니다: 닫기, Esc, 바깥 누르기, 손잡이 내리기, 뒤로 가기. 여는 쪽은 open을 false로 바꾸기만 합니다.',
    },
    {
      text: '바닥글에는 동작을 이름으로 하는 넓은 버튼 하나를 둡니다: 신청하기.',
      example: (
        <WindowPicture
          title="빠른 신청"
          actions={
            <Button block variant="primary">
              신청하기
            </Button>
          }
        >
          <p>점심 4회 · 저녁 3회를 신청해요.</p>
        </WindowPicture>
      ),
    },
    {
      text: '열린 상태가 이미 주소에 있으면 closeOnBack을 끕니다. 그러면 뒤로 가기가 라우터를 거쳐 닫습니다.',
    },
    {
      text: '실수로 닫아도 입력한 내용을 지킵니다. 초안은 시트가 아니라 화면이 가집니다.',
    },
  ],
  donts: [
    {
      text: '시트 위에 시트를 띄우지 않습니다. 뒤로 가기가 어디로 갈지 알 수 없습니다. 열린 시트의 내용을 바꿉니다.',
    },
    { text: '답이 필요 없는 알림에는 쓰지 않습니다. 그것은 토스트입니다.' },
    {
      text: '닫기를 빼지 않습니다. 손잡이는 키보드나 스위치로 당길 수 없습니다.',
      example: (
        <WindowPicture
          title="빠른 신청"
          close={false}
          actions={
            <Button block variant="primary">
              신청하기
            </Button>
          }
        />
      ),
    },
  ],
  wording:
    '제목은 열었던 것의 명사입니다(빠른 신청, 이번 달 도시락 비용). 나가는 길은 늘 닫기, 동작은 제 이름을 씁니다: 신청하기.',
} satisfies Guide;
