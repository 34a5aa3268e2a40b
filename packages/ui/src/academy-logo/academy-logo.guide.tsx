import type { Guide } from '../../storybook/guide';
import { sampleLogo } from '../../storybook/docs/sample-logo';
import { AcademyLogo } from '.';

export const academyLogoGuide = {
  use: '두 앱의 머리와 로그인 화면에서 학원의 로고를 보입니다. 로고가 없으면 원래 있던 것이 그대로 섭니다.',
  instead: [{ when: '양식에 붙인 사진일 때', use: 'data-photostrip' }],
  states: [
    { story: 'Wordmark', says: '가로가 세로의 두 배 이상이면 로고가 곧 이름입니다.' },
    { story: 'Sign', says: '그보다 좁은 표지는 named가 켜져 있으면 옆에 이름을 씁니다.' },
    { story: 'None', says: '로고가 없거나 아직 오지 않았습니다. children이 섭니다.' },
    { story: 'Broken', says: '오지 않는 로고는 깨진 그림을 남기지 않습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
  ],
  keyboard: [],
  spoken: '학원 이름으로 읽습니다. 이름이 옆에 있으면 그림은 읽지 않습니다.',
  dos: [
    {
      text: '줄의 높이를 바꾸지 않습니다. 로고가 늦게 와도 아래가 움직이지 않습니다.',
      example: (
        <AcademyLogo logo={sampleLogo(360, 96)} name="한빛학원">
          한빛학원
        </AcademyLogo>
      ),
    },
  ],
  donts: [
    {
      text: '로고 옆에 같은 이름을 또 쓰지 않습니다.',
      example: (
        <>
          <AcademyLogo logo={sampleLogo(360, 96)} name="">
            한빛학원
          </AcademyLogo>
          한빛학원
        </>
      ),
    },
  ],
  wording: '학원 이름 그대로입니다: 한빛학원. 로고라는 말을 붙이지 않습니다.',
} satisfies Guide;
