import { WindowPicture } from '../../storybook/docs/window-picture';
import type { Guide } from '../../storybook/guide';
import { Button } from '../button';

export const messagePageGuide = {
  use: '없거나 그릴 수 없는 화면 전체의 자리에 섭니다: 무슨 일인지와 나가는 길.',
  instead: [
    { when: '화면의 일부를 불러오지 못했을 때', use: 'feedback-errorstate' },
    { when: '아직 보여 줄 것이 없을 때', use: 'feedback-emptystate' },
  ],
  states: [
    { story: 'NotFound', says: '코드와 함께: 아무 데도 아닌 주소. 뒤로 가기와 홈으로.' },
    { story: 'WithNote', says: '버튼 아래의 작은 글: 불러 줄 번호.' },
    { story: 'LongText', says: '문장은 줄을 바꾸고 화면은 가운데에 있습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
  ],
  keyboard: [{ keys: 'Tab', does: '나가는 길로 갑니다. 가장 쓸 만한 것이 마지막입니다.' }],
  spoken: '화면의 제목이고 브라우저 탭의 이름입니다.',
  dos: [
    {
      text: '나가는 길을 하나 이상 둡니다.',
      example: (
        <WindowPicture
          title="페이지를 찾을 수 없어요"
          close={false}
          actions={
            <>
              <Button>뒤로 가기</Button>
              <Button variant="primary">홈으로</Button>
            </>
          }
        />
      ),
    },
    { text: '둘레의 틀에 main이 있으면 inside를 켭니다.' },
  ],
  donts: [
    {
      text: '다시 시도하면 나을 오류에 쓰지 않습니다. 그것은 ErrorState입니다.',
      example: (
        <WindowPicture
          title="목록을 불러오지 못했어요"
          close={false}
          actions={<Button>홈으로</Button>}
        />
      ),
    },
  ],
  wording: '한 문장씩입니다: 페이지를 찾을 수 없어요. 작은 글은 번호를 밝힙니다: 오류 번호 048213.',
} satisfies Guide;
