import type { Guide } from '../../storybook/guide';
import { samplePhoto } from '../../storybook/docs/sample-photo';
import { PhotoTile } from '.';

export const photoStripGuide = {
  use: '글에 딸린 사진 몇 장을 작은 네모로 나란히 보여 주고, 누르면 크게 봅니다. 영수증이나 공문처럼 읽어야 하는 사진에 씁니다.',
  instead: [
    { when: '사진을 올리는 칸', use: 'inputs-photofield' },
    { when: '공지의 그림', use: 'data-newsarticle' },
  ],
  states: [
    { story: 'Three', says: '네모마다 버튼 하나입니다.' },
    { story: 'Large', says: '큰 사진, 앞과 다음, 저장.' },
    { story: 'NotThere', says: '오는 중이면 그림 표시, 오지 않았으면 경고 표시입니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 네모는 그대로 줄을 바꿉니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '다음 사진으로 갑니다.' },
    { keys: 'Enter, Space', does: '크게 봅니다.' },
    { keys: '←, →', does: '크게 보는 동안 앞 사진과 다음 사진.' },
    { keys: 'Esc', does: '닫고 누른 사진으로 돌아갑니다.' },
  ],
  spoken: '사진 수를 이름으로 하는 목록이고, 사진마다 이름이 있는 버튼입니다.',
  dos: [
    {
      text: '사진이 오기 전에도 자리를 지킵니다.',
      example: <PhotoTile photo={{ id: '1', name: '증빙 사진 1', url: samplePhoto('#dfe8f6') }} />,
    },
  ],
  donts: [
    {
      text: '사진만 두지 않습니다. 무엇의 사진인지 위의 글이 말합니다.',
      example: <PhotoTile photo={{ id: '2', name: '사진', url: samplePhoto('#f6e8df') }} />,
    },
  ],
  wording: '이름은 무엇과 번호: 증빙 사진 1. 버튼은 짧게: 저장, 다음 사진.',
} satisfies Guide;
