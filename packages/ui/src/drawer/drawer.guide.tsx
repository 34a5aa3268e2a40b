import { WindowPicture } from '../../storybook/docs/window-picture';
import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { KeyValueList } from '../key-value-list';

export const drawerGuide = {
  use: '목록 옆에서 한 줄을 자세히 봅니다: 학생, 시험, 기록. 왼쪽에서는 휴대폰의 메뉴를 담습니다. 900 px까지 오른쪽 서랍은 아래에서 올라오는 시트입니다.',
  instead: [
    { when: '학생 앱의 짧은 작업일 때', use: 'feedback-bottomsheet' },
    { when: '그 자체로 하나의 양식일 때', use: 'feedback-dialog' },
    { when: '자세한 내용이 줄 안에 들어갈 때', use: 'data-datagrid' },
  ],
  states: [
    {
      story: 'Desk',
      says: '오른쪽 가장자리의 440 px, 높이는 화면 전체입니다. 제목, 닫기, 바닥글은 늘 보입니다.',
    },
    {
      story: 'Phone',
      says: '화면 너비의 시트이며 내용만큼, 화면의 90 %까지 높아집니다.',
    },
    { story: 'Left', says: '왼쪽 가장자리의 280 px: 메뉴.' },
    {
      story: 'Loading',
      says: '내용 모양의 회색 줄입니다. 제목과 닫기는 바로 있습니다.',
    },
    { story: 'Failed', says: '내용 자리의 ErrorState.' },
    { story: 'LongContent', says: '내용은 스크롤하고 바닥글은 그대로입니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 제목은 줄을 바꾸고 내용은 스크롤합니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '서랍 안에서만 움직입니다.' },
    { keys: 'Esc', does: '닫고 초점이 그 줄로 돌아갑니다.' },
    { keys: '화살표 키, Page Up, Page Down', does: '초점이 내용에 있으면 긴 내용을 스크롤합니다.' },
  ],
  spoken: '제목을 이름으로 하는 모달 대화 상자이고 초점은 제목에서 시작합니다.',
  dos: [
    {
      text: '열린 줄을 주소에 둡니다. 동료에게 보낼 수 있습니다. 그때는 closeOnBack을 끕니다.',
    },
    {
      text: '제목에 그 줄의 이름을 씁니다: 김하늘 · 11월.',
      example: (
        <WindowPicture title="김하늘 · 11월">
          <KeyValueList
            items={[
              { label: '점심', value: '12회' },
              { label: '저녁', value: '7회' },
            ]}
          />
        </WindowPicture>
      ),
    },
    { text: '저장하지 않은 것이 있으면 dismissible을 false로 합니다.' },
  ],
  donts: [
    { text: '서랍 위에 서랍을 열지 않습니다. 내용을 바꾸거나 화면으로 갑니다.' },
    {
      text: '질문에 쓰지 않습니다. 질문은 가운데에 둡니다.',
      example: (
        <WindowPicture
          title="이도윤"
          actions={
            <>
              <Button>닫기</Button>
              <Button variant="primary">휴원</Button>
            </>
          }
        >
          <p>휴원으로 바꿀까요?</p>
        </WindowPicture>
      ),
    },
    { text: '440 px보다 넓어야 하는 표를 넣지 않습니다.' },
  ],
  wording: '제목은 그것의 이름입니다: 12월 모의고사, 김하늘. 나가는 길은 닫기.',
} satisfies Guide;
