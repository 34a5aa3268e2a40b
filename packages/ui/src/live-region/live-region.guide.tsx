import type { Guide } from '../../storybook/guide';
import { Row } from '../layout';
import { SaveStatus } from '../save-status';

export const liveRegionGuide = {
  use: '초점이 가지 않은 곳에서 바뀐 것을 스크린 리더가 말하게 합니다. 앱의 뿌리 가까이에 LiveRegion 하나를 두면 어디서나 announce(글)를 부릅니다.',
  instead: [
    { when: '보여야 하는 알림일 때', use: 'feedback-toast' },
    {
      when: '입력란이 틀렸을 때. 입력란이 스스로 알립니다',
      use: 'inputs-textfield',
    },
    { when: '수정한 것의 저장 여부일 때', use: 'feedback-savestatus' },
  ],
  states: [
    {
      story: 'Speaking',
      says: '보이는 것은 없습니다. 저장은 읽던 것을 마친 뒤, 실패는 바로 읽습니다. 같은 말을 두 번 하면 두 번 들립니다.',
    },
  ],
  keyboard: [],
  spoken:
    '읽던 문장을 마칠 때까지 기다리는 polite 알림은 status, 끼어드는 assertive 알림은 alert입니다. LiveRegion이 없으면 아무것도 읽지 않습니다.',
  dos: [
    {
      text: '화면을 보는 사람이 알 수 있는 것을 알립니다: 필터에 남은 건수, 바뀐 달.',
      example: <output>전체 312명 · 표시 47명</output>,
    },
    { text: 'assertive는 놓치면 일을 잃는 실패에만 씁니다.' },
  ],
  donts: [
    { text: '영역을 둘 두지 않습니다. 두 번 들립니다.' },
    {
      text: '키트가 스스로 알리는 것(SaveStatus, Toast, 입력란 오류, SkeletonGroup)을 다시 알리지 않습니다. 이것도 두 번 들립니다.',
      example: (
        <Row gap={8} align="center">
          <SaveStatus
            state="saved"
            texts={{
              saving: '저장 중…',
              saved: '저장됨 14:03',
              failed: '저장하지 못했어요',
              offline: '오프라인',
            }}
          />
          <output>저장됨 14:03</output>
        </Row>
      ),
    },
  ],
  wording:
    '화면 없이도 뜻이 통하는 짧은 한 문장입니다: 학생 12명을 찾았습니다. 어미는 앱을 따릅니다: 학생은 해요체, 관리자는 합쇼체.',
} satisfies Guide;
