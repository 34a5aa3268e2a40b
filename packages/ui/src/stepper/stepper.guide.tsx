import type { Guide } from '../../storybook/guide';
import { Stepper } from '.';

export const stepperGuide = {
  use: '몇 단계뿐인 길의 어디에 있는지 알려 줍니다: 엑셀에서 학생 가져오기. 알려 주기만 하고, 앞뒤로는 화면의 버튼이 갑니다.',
  instead: [
    { when: '어느 순서로나 볼 수 있는 부분일 때', use: 'actions-tabs' },
    { when: '긴 작업이 얼마나 되었는지 보여 줄 때', use: 'feedback-workline' },
  ],
  states: [
    { story: 'First', says: '지금 단계는 채우고 굵습니다. 앞으로 올 단계는 조용합니다.' },
    { story: 'Second', says: '지난 단계에는 체크가 있습니다.' },
    { story: 'Done', says: '모두 지났습니다: current가 단계의 수입니다.' },
    { story: 'LongWords', says: '좁은 화면에서는 단계가 위아래로 섭니다.' },
  ],
  keyboard: [],
  spoken:
    'label을 이름으로 하는 목록입니다. 지금 단계를 그렇게 표시하고, 지난 단계 뒤에는 마침을 읽습니다.',
  dos: [
    {
      text: '한 낱말의 서너 단계로 합니다.',
      example: (
        <Stepper
          label="엑셀에서 가져오기"
          steps={['파일', '확인', '완료']}
          current={1}
          doneLabel="마침"
        />
      ),
    },
    { text: '다음 단계가 오면 그 제목으로 초점을 옮깁니다.' },
  ],
  donts: [
    {
      text: '한 화면에 들어가는 양식에 쓰지 않습니다. 쉬워지지 않고 길어집니다.',
      example: (
        <Stepper
          label="상점 부여"
          steps={['학생 고르기', '점수 쓰기']}
          current={0}
          doneLabel="마침"
        />
      ),
    },
    { text: '생겼다 사라지는 단계를 두지 않습니다. 얼마나 남았는지 알 수 없습니다.' },
  ],
  wording: '두 글자에서 네 글자의 명사입니다: 파일 · 확인 · 완료.',
} satisfies Guide;
