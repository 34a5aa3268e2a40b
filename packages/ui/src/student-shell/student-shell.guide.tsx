import type { Guide } from '../../storybook/guide';
import { BellIcon, CalendarIcon, SettingsIcon, UserIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Row } from '../layout';

export const studentShellGuide = {
  use: '학생 화면 전체의 틀입니다. 휴대폰은 위에 제목 막대, 아래에 탭이 있고 900 px을 넘으면 탭이 위에 있습니다. 저장 상태, 내 정보, 배너, 떠 있는 버튼의 자리가 여기 있습니다.',
  instead: [
    { when: '관리자의 화면일 때', use: 'shell-adminshell' },
    { when: '종이에 나갈 때', use: 'shell-printsheet' },
  ],
  states: [
    {
      story: 'Phone',
      says: '위에 제목 막대, 엄지 아래에 탭. 토스트와 떠 있는 버튼은 탭 위에 있습니다.',
    },
    {
      story: 'Desk',
      says: '머리에 학원 이름과 탭이 있고 내용은 1200 px까지입니다. 켜진 탭이 말하므로 제목은 읽기만 합니다.',
    },
    {
      story: 'SaveFailed',
      says: '저장 실패와 다시 시도. 작은 휴대폰에서는 제목과 상태가 잘리기 전에 줄을 바꿉니다.',
    },
    {
      story: 'WithBanner',
      says: '연결 끊김처럼 앱 전체의 안내는 머리 아래에 있습니다.',
    },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 머리와 탭이 커지고 그 사이에서 화면이 스크롤합니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '본문으로 가는 링크, 탭, 상태, 머리의 버튼, 화면의 순서로 갑니다.',
    },
    { keys: 'Enter', does: '링크에서: 메뉴를 지나 본문으로 갑니다.' },
  ],
  spoken:
    '첫 단계의 제목이 있는 머리, 주 메뉴라는 내비게이션, main입니다. 화면을 옮기면 앱이 초점을 제목이나 main에 둡니다.',
  dos: [
    {
      text: '화면마다 탭과 같은 말의 제목을 줍니다.',
      example: (
        <Row gap={8} align="center" justify="between">
          <strong>도시락 신청</strong>
          <IconButton label="내 정보">
            <UserIcon />
          </IconButton>
        </Row>
      ),
    },
    {
      text: '앱 전체의 일은 banner에, 화면의 일은 화면에 둡니다.',
    },
  ],
  donts: [
    {
      text: '머리에 동작을 둘 넘게 두지 않습니다. 제목과 상태 옆에 다른 자리가 없습니다.',
      example: (
        <Row gap={4} align="center" justify="between">
          <strong>도시락 신청</strong>
          <Row gap={4}>
            <IconButton label="알림">
              <BellIcon />
            </IconButton>
            <IconButton label="달력">
              <CalendarIcon />
            </IconButton>
            <IconButton label="설정">
              <SettingsIcon />
            </IconButton>
            <IconButton label="내 정보">
              <UserIcon />
            </IconButton>
          </Row>
        </Row>
      ),
    },
    { text: '화면에 첫 단계의 제목을 또 두지 않습니다. 틀에 있습니다.' },
  ],
  wording: '제목은 탭의 말입니다: 도시락 신청.',
} satisfies Guide;
