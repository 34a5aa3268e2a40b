import type { Guide } from '../../storybook/guide';
import { WorkLine } from '.';

const nothing = () => undefined;

export const workLineGuide = {
  use: '긴 작업 하나입니다: 얼마나 되었는지, 멈추거나 다시 하는 길. 사진 올리기, 엑셀 읽기와 쓰기에 씁니다.',
  instead: [
    { when: '2초쯤보다 짧을 때', use: 'actions-button' },
    { when: '화면의 내용을 불러올 때', use: 'feedback-skeleton' },
    { when: '고친 것이 저절로 저장될 때', use: 'feedback-savestatus' },
  ],
  states: [
    { story: 'Running', says: '막대와 진행을 말하는 글. 멈출 수 있으면 취소.' },
    {
      story: 'Unmeasured',
      says: '얼마나 되었는지 모릅니다. 막대에 빛이 지나가며, 움직임을 줄이면 멈춰 있습니다.',
    },
    { story: 'Done', says: '체크. 막대와 버튼은 사라집니다.' },
    { story: 'Failed', says: '아이콘, 무엇이 잘못되었는지, 다시 시도.' },
    { story: 'LongWords', says: '긴 파일 이름은 줄을 바꾸고 버튼은 보입니다.' },
    { story: 'Grid', says: '여러 작업이 위아래로 섭니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '취소나 다시 시도로 갑니다.' },
    { keys: 'Enter, Space', does: '멈추거나 다시 합니다.' },
  ],
  spoken:
    'label을 이름으로 하는 progressbar입니다. 진행을 말하는 글은 바뀔 때 읽던 것을 마친 뒤 읽고, 실패도 그렇습니다.',
  dos: [
    {
      text: '뜻이 있는 것을 셉니다: 사람, 사진.',
      example: (
        <WorkLine
          label="학생 불러오는 중"
          state="running"
          progress={0.32}
          detail="320 / 1,000명"
          onCancel={nothing}
        />
      ),
    },
    {
      text: '실패하면 무엇을 하면 되는지 말합니다.',
      example: (
        <WorkLine
          label="식단표.heic"
          state="failed"
          detail="사진 형식을 읽을 수 없습니다. PNG나 JPG로 저장해 다시 올리세요."
          onRetry={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: '1 %마다 글을 바꾸지 않습니다. 스크린 리더가 멈추지 않습니다. 열 단계면 됩니다.',
    },
    {
      text: '100 %에서 멈춘 막대를 두지 않습니다. 끝났으면 그렇게 말합니다.',
      example: <WorkLine label="학생 불러오는 중" state="running" progress={1} detail="100 %" />,
    },
  ],
  wording:
    '하는 중: 명사와 중, 엑셀 파일 만드는 중. 끝난 뒤: 그것의 이름. 자세한 글에는 단위가 있습니다: 320 / 1,000명, 1.2MB.',
} satisfies Guide;
