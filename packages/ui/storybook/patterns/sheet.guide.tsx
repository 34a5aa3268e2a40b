import { Button } from '../../src/button';
import { WindowPicture } from '../docs/window-picture';
import type { Guide } from '../guide';

export const sheetGuide = {
  use: '학생이 엄지가 닿는 곳에서 하는 짧은 작업입니다: 열고, 고르고, 끝. 아래에서 올라오고 화면은 그대로 둡니다. 901 px부터는 가운데 대화 상자입니다. 관리자는 같은 일을 Dialog에서 합니다.',
  states: [
    {
      story: 'Student',
      says: '차례로 고르고, 어떻게 되는지 한 줄, 넓은 버튼 하나.',
    },
    {
      story: 'Manager',
      says: '관리자의 짧은 작업은 Dialog입니다: 넓은 화면의 가운데, 버튼 옆에 나가는 길.',
    },
    {
      story: 'NotYet',
      says: '빠진 것이 있습니다. 버튼은 남고, 초점을 두거나 누르면 무엇인지 말합니다.',
    },
    { story: 'Loading', says: '시트는 바로 열리고 고를 것이 올 자리에 회색 줄이 있습니다.' },
    {
      story: 'NothingToChoose',
      says: '고를 것이 없습니다. 까닭을 말하고 닫기로 나갑니다.',
    },
    {
      story: 'Failed',
      says: '보내지 못했습니다. 버튼 위에 까닭이 있고 고른 것은 남으며 버튼이 다시 시도합니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '시트 안에서만 움직입니다.' },
    { keys: 'Enter', does: '초점이 있는 버튼을 누릅니다.' },
    { keys: 'Esc', does: '닫고, 열었던 곳으로 초점이 돌아갑니다.' },
    { keys: '뒤로 가기', does: '닫고 화면에 남습니다.' },
  ],
  spoken:
    '제목을 이름으로 하는 모달 대화 상자이고 초점은 입력란이 아니라 제목에서 시작합니다. 어떻게 될지 말하는 줄은 바뀔 때 읽습니다.',
  dos: [
    {
      text: '누르기 전에 어떻게 될지 말합니다: 점심 4회 · 저녁 3회를 신청해요.',
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
    { text: '일이 끝나면 닫고, 되돌릴 수 있는 토스트로 알립니다.' },
    { text: '초안은 화면이 가집니다. 실수로 닫아도 잃지 않습니다.' },
  ],
  donts: [
    { text: '한 화면보다 많이 고르게 하지 않습니다. 그것은 화면입니다.' },
    { text: '시트 위에 시트를 띄우지 않습니다. 열린 시트의 내용을 바꿉니다.' },
    {
      text: '손잡이로만 닫게 하지 않습니다. 닫기는 늘 있습니다.',
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
  instead: [
    { when: '줄을 자세히 볼 때', use: 'patterns-drawer' },
    { when: '답이 둘인 질문일 때', use: 'feedback-confirmdialog' },
    { when: '답이 필요 없는 알림', use: 'feedback-toast' },
  ],
  wording: '제목: 열었던 것의 명사, 빠른 신청. 버튼: 동작, 신청하기. 관리자는 등록.',
} satisfies Guide;
