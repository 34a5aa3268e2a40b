import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';
import { VisuallyHidden } from '.';

export const visuallyHiddenGuide = {
  use: '스크린 리더만 읽는 글입니다. 눈에는 자리나 아이콘이 같은 말을 합니다.',
  instead: [
    { when: '입력란의 레이블일 때. 입력란에 labelHidden이 있습니다', use: 'inputs-textfield' },
    { when: '버튼에 아이콘만 있을 때. 버튼에 label이 있습니다', use: 'actions-iconbutton' },
    { when: '바뀐 것을 말할 때', use: 'foundations-liveregion' },
  ],
  states: [{ story: 'InsideText', says: '보이는 것: 12회. 들리는 것: 신청한 점심 12회.' }],
  keyboard: [],
  spoken: '보통 글처럼 문장의 자리에서 읽습니다.',
  dos: [
    {
      text: '문장 전체를 소리 내어 읽을 수 있게 쓰고 띄어쓰기도 제자리에 둡니다.',
      example: (
        <p>
          <VisuallyHidden>신청한 점심 </VisuallyHidden>12회
        </p>
      ),
    },
    { text: '아이콘만 있는 열의 머리글에 넣습니다.' },
  ],
  donts: [
    {
      text: '초점을 받는 것을 숨기지 않습니다. 눈이 놓칩니다. 스스로 나타나는 SkipLink만 예외입니다.',
    },
    {
      text: '모두에게 필요한 도움말을 숨기지 않습니다. 보여 줍니다.',
      example: (
        <>
          <TextField label="비밀번호" type="password" />
          <VisuallyHidden>8자 이상, 영문·숫자·특수문자 각 1자 이상</VisuallyHidden>
        </>
      ),
    },
  ],
} satisfies Guide;
