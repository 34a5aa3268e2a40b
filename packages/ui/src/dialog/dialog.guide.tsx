import { WindowPicture } from '../../storybook/docs/window-picture';
import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { InlineError } from '../inline-error';
import { TextField } from '../text-field';

export const dialogGuide = {
  use: '화면을 계속 쓰기 전에 보거나 답해야 하는 것입니다: 입력란이 몇 개인 관리자의 양식, 사진, 로그인할 때 이름 확인.',
  instead: [
    { when: '할지 말지만 물을 때', use: 'feedback-confirmdialog' },
    { when: '휴대폰의 학생 앱일 때', use: 'feedback-bottomsheet' },
    { when: '뒤의 목록이 보여야 할 때', use: 'feedback-drawer' },
    { when: '버튼 하나에 딸린 몇 가지를 정할 때', use: 'actions-popover' },
  ],
  states: [
    {
      story: 'Small',
      says: '크기 s(360 px): 답이 둘인 질문입니다. 바닥글에 나가는 길이 있으므로 닫기가 없습니다.',
    },
    {
      story: 'Form',
      says: '크기 m(520 px): 입력란이 아래로 이어지고, 오류는 바닥글 위, 동작은 끝에 있습니다.',
    },
    {
      story: 'Loading',
      says: '요청을 보내는 중입니다. 버튼이 돌고, 보내는 동안에는 바깥을 눌러도 닫히지 않습니다.',
    },
    {
      story: 'LongContentScrollsInside',
      says: '제목과 바닥글은 보이고 내용이 스크롤합니다.',
    },
    {
      story: 'NotDismissible',
      says: '바깥을 눌러도 아무 일도 없습니다. 입력한 것이 있는 양식에 씁니다. Esc는 닫을지 묻습니다.',
    },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 화면 너비를 쓰고 제목은 줄을 바꾸며 스크롤합니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '대화 상자 안에서만 움직입니다.' },
    { keys: 'Esc', does: '닫고, 열었던 곳으로 초점이 돌아갑니다.' },
    { keys: '입력란에서 Enter', does: '양식이 있으면 보냅니다.' },
  ],
  spoken:
    '제목을 이름으로 하는 모달 대화 상자입니다. 초점은 data-autofocus, 없으면 제목에서 시작합니다. 뒤의 화면에는 닿을 수 없습니다.',
  dos: [
    { text: '관리자의 양식은 첫 입력란에 data-autofocus를 둡니다. 입력하러 왔기 때문입니다.' },
    {
      text: '실패하면 열어 두고 바닥글 위에 까닭을 씁니다(InlineError).',
      example: (
        <WindowPicture
          title="선택과목 추가"
          actions={
            <>
              <Button>닫기</Button>
              <Button variant="primary">추가</Button>
            </>
          }
        >
          <TextField label="과목명" defaultValue="생활과 윤리" />
          <InlineError>이미 있는 과목입니다. 다른 이름을 쓰세요.</InlineError>
        </WindowPicture>
      ),
    },
    {
      text: '무엇이든 입력하면 dismissible을 false로 하고, 버리기 전에 묻습니다.',
    },
  ],
  donts: [
    {
      text: '대화 상자 위에 대화 상자를 띄우지 않습니다. 수정한 것을 버릴지 묻는 것만 예외입니다.',
    },
    { text: '화면에 들어오자마자 띄우지 않습니다. 아무도 부르지 않았습니다. 배너를 씁니다.' },
    {
      text: '입력란이 일곱 개쯤을 넘으면 쓰지 않습니다. 그것은 화면이나 서랍입니다.',
      example: (
        <WindowPicture title="학생 등록" actions={<Button variant="primary">등록</Button>}>
          {['이름', '학교', '학년', '반', '좌석', '휴대폰 번호', '학부모 이름', '학부모 번호'].map(
            (label) => (
              <TextField key={label} size="dense" label={label} />
            ),
          )}
        </WindowPicture>
      ),
    },
  ],
  wording:
    '제목은 무엇인지 말하거나(상벌점 수정) 묻습니다(학생 이름이 맞나요?). 나가는 길은 닫기이고, 질문의 답은 제 이름을 씁니다: 아니에요 · 맞아요.',
} satisfies Guide;
