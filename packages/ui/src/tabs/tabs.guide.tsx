import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';
import { Tabs } from '.';

const nothing = () => undefined;

export const tabsGuide = {
  use: '한 화면에서 차례로 보는 부분입니다: 진행 중과 내 신청, 설정의 묶음, 학생의 서랍.',
  instead: [
    { when: '다른 화면으로 갈 때', use: 'navigation-navtabs' },
    { when: '같은 목록을 좁힐 때', use: 'actions-segmentedcontrol' },
    { when: '부분의 순서가 정해져 있을 때', use: 'data-stepper' },
  ],
  states: [
    { story: 'Two', says: '고른 탭에는 막대, 색, 더 굵은 글이 있습니다.' },
    {
      story: 'ManyWithCounts',
      says: '들어가지 않으면 옆으로 스크롤하고 가장자리의 그늘이 더 있다고 말합니다. 건수는 글 뒤의 배지입니다.',
    },
    { story: 'LastOfMany', says: '고른 탭은 언제나 줄 안에 보입니다. 주소로 들어와도 그렇습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 더 일찍 스크롤합니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '고른 탭으로, 이어서 내용으로 갑니다.' },
    { keys: '← →', does: '옆의 탭을 바로 고릅니다. 끝에서 처음으로도 갑니다.' },
    { keys: 'Home, End', does: '처음과 마지막을 고릅니다.' },
  ],
  spoken:
    'label을 이름으로 하는 tablist이고 탭마다 선택 여부를 말합니다. 내용의 이름은 그 탭입니다.',
  dos: [
    { text: '고른 탭을 주소에 둡니다.' },
    {
      text: '누군가 할 일이 있을 때만 건수를 보여 줍니다.',
      example: (
        <Tabs
          label="모의고사"
          value="open"
          onValueChange={nothing}
          items={[
            { value: 'open', label: '진행 중' },
            { value: 'mine', label: '내 신청' },
          ]}
        >
          <p>진행 중인 모의고사가 없어요.</p>
        </Tabs>
      ),
    },
  ],
  donts: [
    {
      text: '한 양식의 입력란을 여러 탭에 나누지 않습니다. 오류가 보이지 않는 탭에 있게 됩니다. 꼭 나눠야 하면 탭에서 알립니다.',
      example: (
        <Tabs
          label="학생 등록"
          value="basic"
          onValueChange={nothing}
          items={[
            { value: 'basic', label: '기본 정보' },
            { value: 'parent', label: '학부모' },
          ]}
        >
          <TextField label="이름" defaultValue="김하늘" />
        </Tabs>
      ),
    },
    { text: '탭 안에 탭을 두지 않습니다. 둘의 키가 같습니다.' },
  ],
  wording:
    '한두 낱말의 명사입니다: 진행 중 · 내 신청. 목록의 이름은 무엇을 나누는지 말합니다: 모의고사, 설정.',
} satisfies Guide;
