import { Skeleton, SkeletonGroup } from '../../src/skeleton';
import { WindowPicture } from '../docs/window-picture';
import type { Guide } from '../guide';

export const drawerPatternGuide = {
  use: '목록을 떠나지 않고 한 줄을 자세히 봅니다. 관리자는 표 옆에서 줄을 읽고 고칩니다. 학생은 시험이나 일정을 보며, 휴대폰에서는 아래에서 올라오는 시트입니다.',
  states: [
    {
      story: 'Manager',
      says: '표 옆에서 높이 전체를 씁니다. 줄의 이름이 제목이고, 바꾸는 버튼은 바닥글에 있습니다.',
    },
    {
      story: 'Student',
      says: '휴대폰의 같은 컴포넌트입니다. 아래에서 올라오고 하나뿐인 동작은 화면만큼 넓습니다. 901 px부터는 옆에 섭니다.',
    },
    {
      story: 'Loading',
      says: '목록이 이미 아는 제목으로 바로 열리고 나머지는 회색 줄입니다.',
    },
    {
      story: 'Failed',
      says: '자세한 내용을 불러오지 못했습니다. 안에서 다시 시도하고 제목과 닫기는 남습니다.',
    },
    {
      story: 'Refused',
      says: '바꾼 것이 저장되지 않았습니다. 버튼 위에 까닭이 있고 입력한 것은 남으며 바깥을 눌러도 닫히지 않습니다.',
    },
    { story: 'NothingYet', says: '아직 자세한 내용이 없습니다: 목록 자리에 한 문장.' },
  ],
  keyboard: [
    { keys: 'Enter', does: '줄에서: 서랍을 열고 초점이 제목으로 갑니다.' },
    { keys: 'Tab', does: '서랍 안에서만 움직입니다.' },
    { keys: 'Esc', does: '닫고 초점이 다시 그 줄에 있습니다.' },
    { keys: '뒤로 가기', does: '닫고 화면에 남습니다.' },
  ],
  spoken:
    '제목을 이름으로 하는 모달 대화 상자입니다. 실패는 바로, 저장은 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '열린 줄을 주소에 둡니다. 링크로 같은 줄이 열립니다. 그때 closeOnBack은 끕니다.',
    },
    {
      text: '나머지를 불러오는 동안 목록이 아는 것을 보여 줍니다.',
      example: (
        <WindowPicture title="이도윤">
          <SkeletonGroup label="이도윤의 정보를 불러오는 중">
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </SkeletonGroup>
        </WindowPicture>
      ),
    },
    {
      text: '저장하지 않은 글을 버리기 전에 묻습니다. 질문은 서랍 위의 ConfirmDialog입니다.',
    },
  ],
  donts: [
    { text: '새로 더하는 데 쓰지 않습니다. 따로 선 양식은 화면이나 Dialog입니다.' },
    {
      text: '서랍 위에 서랍을 열지 않습니다. Esc가 어느 줄로 돌아갈지 알 수 없습니다.',
      example: (
        <WindowPicture title="이도윤">
          <WindowPicture title="12월 모의고사">
            <p>신청함</p>
          </WindowPicture>
        </WindowPicture>
      ),
    },
  ],
  instead: [
    { when: '줄에서 시작하지 않은 학생의 짧은 작업', use: 'patterns-sheet' },
    { when: '함께 보내는 여러 값', use: 'patterns-form' },
    { when: '질문뿐일 때', use: 'feedback-confirmdialog' },
  ],
  wording:
    '제목은 동작이 아니라 그것의 이름입니다: 김하늘, 12월 모의고사. 학생: 신청하기. 관리자: 저장.',
} satisfies Guide;
