import type { Guide } from '../../storybook/guide';
import { samplePhoto } from '../../storybook/docs/sample-photo';
import { PhotoTile } from '../photo-strip';
import { WorkLine } from '../work-line';

export const photoFieldGuide = {
  use: '휴대폰에서 양식에 사진 몇 장을 붙입니다. 버튼 하나가 카메라나 갤러리를 열고, 올라간 사진은 작게 보이며 하나씩 뺄 수 있습니다.',
  instead: [
    { when: '관리자가 끌어 놓거나 붙여 넣을 때', use: 'inputs-filedrop' },
    { when: '보기만 할 때', use: 'data-photostrip' },
  ],
  states: [
    { story: 'Empty', says: '버튼과 도움말.' },
    {
      story: 'All',
      says: '올라간 것, 올리는 중, 올리지 못한 것. 가득 차면 버튼이 까닭을 말합니다.',
    },
    { story: 'Final', says: '다시 해도 안 되는 파일은 빼기만 있습니다.' },
    { story: 'Locked', says: '지금은 바꿀 수 없고, 까닭을 말합니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '사진마다 빼기로, 그다음 사진 추가로 갑니다.' },
    { keys: 'Enter, Space', does: '빼거나, 다시 하거나, 고르기를 엽니다.' },
  ],
  spoken:
    'label을 이름으로 하는 그룹입니다. 올리는 중이라는 말과 실패는 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '올라간 것은 바로 보여 줍니다.',
      example: <PhotoTile photo={{ id: '1', name: '증빙 사진 1', url: samplePhoto('#dfe8f6') }} />,
    },
    {
      text: '실패하면 어느 사진인지와 할 일을 말합니다.',
      example: (
        <WorkLine
          label="증빙 사진 2"
          state="failed"
          detail="사진을 올리지 못했어요. 다시 시도해 주세요."
          onRetry={() => undefined}
        />
      ),
    },
  ],
  donts: [
    { text: '사진이 올라가는 동안 다른 칸을 막지 않습니다. 보내기만 기다립니다.' },
    {
      text: '어느 사진인지 말하지 않는 실패를 두지 않습니다.',
      example: <WorkLine label="사진" state="failed" detail="실패" />,
    },
  ],
  wording: '버튼: 사진 추가. 도움말: 몇 장까지, 누가 보는지.',
} satisfies Guide;
