import type { Guide } from '../../storybook/guide';
import { Button } from '.';

export const buttonGuide = {
  use: '누르면 일이 일어납니다: 양식을 보내고, 대화 상자를 열고, 바꾼 것을 되돌립니다. 이름이 그 일을 말합니다.',
  instead: [
    { when: '막대나 표의 줄에 아이콘 자리만 있을 때', use: 'actions-iconbutton' },
    {
      when: '같은 것을 두세 가지로 바꿔 볼 때',
      use: 'actions-segmentedcontrol',
    },
    {
      when: '하나에 여러 동작이 있고 그중 하나만 자주 쓸 때',
      use: 'actions-menu',
    },
    { when: '설정을 바로 켜고 끌 때', use: 'inputs-switch' },
  ],
  states: [
    {
      story: 'Primary',
      says: '화면, 대화 상자, 시트에 하나뿐인 주된 동작입니다. 대부분이 그 일을 하러 왔습니다.',
    },
    { story: 'Secondary', says: '그 밖의 모든 동작입니다. 기본값입니다.' },
    {
      story: 'Text',
      says: '다른 것의 옆이나 아래에서 눈길을 끌지 않아야 할 동작입니다: 다시 시도, 더 보기.',
    },
    {
      story: 'Danger',
      says: '되찾을 수 없는 것을 없앱니다. 실행하기 전에 늘 묻습니다.',
    },
    {
      story: 'Loading',
      says: '요청을 보내는 중입니다. 같은 너비에서 글 대신 도는 표시가 나오고, 더 눌러도 아무 일도 없습니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '지금은 누를 수 없습니다. 보이고 초점도 오며, 초점을 두거나 가리키거나 누르면 사유를 말합니다.',
    },
    {
      story: 'LongLabel',
      says: '긴 이름은 낱말 사이에서 줄을 바꾸고 버튼이 높아집니다. 잘리지 않습니다.',
    },
    {
      story: 'Grid',
      says: '모든 종류와 세 크기입니다: normal(휴대폰 48 px, 900 px 초과 40 px), large(어디서나 48 px), dense(표 안 32 px), 그리고 담는 곳만큼 넓은 block.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '초점이 옵니다. 막혀 있어도 오고, 그때 사유가 열립니다.' },
    { keys: 'Enter', does: '누릅니다.' },
    { keys: 'Space', does: '키를 뗄 때 눌립니다.' },
    { keys: 'Esc', does: '막힌 버튼의 사유를 닫습니다.' },
  ],
  spoken:
    '역할은 button, 이름은 레이블입니다. 보내는 동안은 busy이고 이름은 그대로입니다. 사유가 있으면 aria-disabled("흐림", "사용할 수 없음")이고 사유를 설명으로 읽습니다. 상태가 바뀌어도 Tab 순서에서 빠지지 않아 초점을 잃지 않습니다.',
  dos: [
    {
      text: '화면이나 대화 상자마다 주 버튼은 하나입니다. 나가는 길은 옆에 보조 버튼으로 둡니다.',
      example: (
        <div className="story-row">
          <Button>닫기</Button>
          <Button variant="primary">신청하기</Button>
        </div>
      ),
    },
    {
      text: '누를 수 없는 까닭을 밝힙니다. 완성된 문장을 disabledReason으로 넘깁니다.',
      example: <Button disabledReason="신청 기간이 아니에요.">신청하기</Button>,
    },
    {
      text: '링크를 버튼처럼 보이게 할 때는 buttonClassName을 씁니다. 화면으로 가는 것은 링크로 남아 새 탭으로도 열 수 있습니다.',
    },
  ],
  donts: [
    {
      text: '주 버튼 둘을 나란히 두지 않습니다. 어느 쪽이 맞는지 알 수 없습니다.',
      example: (
        <div className="story-row">
          <Button variant="primary">취소</Button>
          <Button variant="primary">신청하기</Button>
        </div>
      ),
    },
    {
      text: '무엇에나 확인을 쓰지 않습니다. 누른 뒤에는 무엇에 동의했는지 기억하지 못합니다.',
      example: <Button variant="primary">확인</Button>,
    },
    {
      text: '사유 없이 숨기거나 회색으로 죽이지 않습니다. 사람들이 찾아 헤매거나 자꾸 누릅니다.',
    },
    { text: '되돌릴 수 있는 일에 danger를 쓰지 않습니다. 빨강은 영영 사라지는 것에만 씁니다.' },
  ],
  wording:
    '두 글자에서 여섯 글자의 동사나 동작 명사입니다: 저장, 신청하기, 다시 시도. 학생은 신청하기, 맞아요, 관리자는 저장, 삭제 같은 명사를 봅니다. 사유는 온전한 한 문장입니다. 학생은 해요체(신청 기간이 아니에요.), 관리자는 합쇼체(마감된 달입니다.).',
} satisfies Guide;
