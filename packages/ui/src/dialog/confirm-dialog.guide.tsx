import { WindowPicture } from '../../storybook/docs/window-picture';
import type { Guide } from '../../storybook/guide';
import { Button } from '../button';

export const confirmDialogGuide = {
  use: '되돌릴 수 없는 일을 하기 전에 묻습니다: 모의고사 취소, 삭제, 상벌점 취소, 학생이 신청하지 못하게 되는 설정.',
  instead: [
    {
      when: '되돌릴 수 있을 때. 바로 하고 6초 동안 되돌리기를 제공합니다',
      use: 'feedback-toast',
    },
    { when: '사유 말고도 입력할 것이 있을 때', use: 'feedback-dialog' },
  ],
  states: [
    {
      story: 'Danger',
      says: '영영 사라지는 일입니다. 동작이 빨갛고 초점은 나가는 길에 있습니다.',
    },
    {
      story: 'Plain',
      says: '되부를 수는 없지만 잃는 것도 없는 일입니다: 메시지 보내기.',
    },
    { story: 'WithReason', says: '사유를 꼭 써야 할 때 같은 대화 상자에서 묻습니다.' },
    {
      story: 'Busy',
      says: '실행하는 중입니다. 버튼이 돌고 더 눌러도 아무 일도 없습니다.',
    },
    {
      story: 'Failed',
      says: '되지 않았습니다. 까닭이 대화 상자 안에 나오고 열려 있습니다.',
    },
    {
      story: 'LongText',
      says: '긴 제목과 설명은 줄을 바꿉니다. 자리가 없으면 버튼이 위아래로 섭니다.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: '처음에는 초점이 있는 나가는 길을 누릅니다.' },
    { keys: 'Tab', does: '동작으로, 그리고 다시 처음으로 갑니다.' },
    { keys: 'Esc', does: '아무 일도 하지 않고 닫습니다.' },
  ],
  spoken:
    '질문을 이름으로 하는 alertdialog입니다. 나가는 길에 초점이 온 뒤 설명을 읽고, 실패는 바로 읽습니다.',
  dos: [
    {
      text: '제목에서 묻고, 글에서 무슨 일이 생기는지와 다시 할 수 있는지를 말합니다.',
    },
    {
      text: '동작의 이름은 버튼에 제목과 같은 말로 씁니다.',
      example: (
        <WindowPicture
          title="신청을 취소할까요?"
          close={false}
          actions={
            <>
              <Button>닫기</Button>
              <Button variant="danger">신청 취소하기</Button>
            </>
          }
        >
          <p>12월 모의고사 신청을 취소해요. 신청 기간이 남아 있으면 다시 신청할 수 있어요.</p>
        </WindowPicture>
      ),
    },
    { text: '몇 명에게 해당하는지 말합니다: 이미 신청한 12명에게 영향을 줍니다.' },
  ],
  donts: [
    {
      text: '확인과 취소를 쓰지 않습니다. 신청을 취소하는 자리에서 취소는 두 가지 뜻이 됩니다.',
      example: (
        <WindowPicture
          title="취소하시겠습니까?"
          close={false}
          actions={
            <>
              <Button>취소</Button>
              <Button variant="primary">확인</Button>
            </>
          }
        />
      ),
    },
    { text: '하루에 스무 번 하는 일에 쓰지 않습니다. 읽지 않고 누르게 됩니다.' },
    { text: '"다시 묻지 않기"를 두지 않습니다. 그렇다면 물을 까닭이 없던 질문입니다.' },
  ],
  wording:
    '제목은 학생과 관리자 모두 -할까요?로 묻습니다: 신청을 취소할까요? 글은 해요체나 합쇼체입니다. 동작: 신청 취소하기, 삭제. 나가는 길: 닫기.',
} satisfies Guide;
