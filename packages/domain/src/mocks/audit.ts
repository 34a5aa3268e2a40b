import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { because, counted, itself, textIn, undone, wordOf } from '../audit-actions/tails';
import {
  examFields,
  examStateFields,
  handedExamFields,
  registrationFields,
  resultFields,
} from './fields';

const ofExam = [examFields, examStateFields];

export const mockActions = {
  mocks: {
    ...actionsOn(registrationFields, {
      'register-mock': '모의고사를 신청했습니다',
      'modify-mock': '모의고사 신청을 수정했습니다',
      'cancel-mock': {
        text: '모의고사 신청을 취소했습니다',
        tail: (noted) => [
          noted.after['paymentStatus'] === 'refund-due' ? wordOf(noted, 'paymentStatus') : '',
        ],
      },
      'pass-on-seat': '빈 현장 자리를 대기 순서대로 배정했습니다',
      'register-mock-for': {
        text: '{subject} 학생의 모의고사를 대신 신청했습니다',
        tail: ({ after }) => [because(textIn(after, 'note'))],
      },
      'change-registrations': '{subject} 학생의 모의고사 신청을 바꿨습니다',
      'cancel-registrations': {
        text: '{subject} 학생의 모의고사 신청을 취소했습니다',
        tail: ({ after }) => [because(textIn(after, 'note'))],
      },
      'change-mock-payments': '{subject} 학생의 모의고사 입금 상태를 바꿨습니다',
    }),
    ...actionsOn(ofExam, {
      'create-exam': "모의고사 '{subject}'{을/를} 등록했습니다",
      'edit-exam': "모의고사 '{subject}'{을/를} 수정했습니다",
      'delete-exam': "모의고사 '{subject}'{을/를} 삭제했습니다",
      'close-exam': { text: "모의고사 '{subject}'의 접수를 마감했습니다", tail: itself },
      'extend-exam': "모의고사 '{subject}'의 접수 기간을 연장했습니다",
      'cancel-exam': {
        text: "모의고사 '{subject}'{을/를} 취소했습니다",
        tail: ({ after }) => [because(textIn(after, 'cancelReason'))],
      },
      'save-seat-plan': {
        text: "모의고사 '{subject}'의 좌석을 배치했습니다",
        tail: (noted) => [counted(noted, 'seated', '배치')],
      },
    }),
    ...actionsOn(handedExamFields, {
      'hand-exam': {
        text: "모의고사 '{subject}'{을/를} 지점에 보냈습니다",
        tail: (noted) => [wordOf(noted, 'branches')],
      },
      'receive-exam': {
        by: '본사가',
        text: "모의고사 '{subject}'{을/를} 임시저장으로 보냈습니다",
        tail: itself,
      },
    }),
    ...actionsOn(resultFields, {
      'change-mock-results': '{subject} 학생의 모의고사 성적을 바꿨습니다',
      'publish-mock-results': {
        text: "모의고사 '{subject}'의 성적을 공개했습니다",
        tail: (noted) => [counted(noted, 'students', '성적')],
      },
      'set-mock-target': '모의고사 목표를 정했습니다',
      'hide-mock-results': "모의고사 '{subject}'의 성적을 비공개로 바꿨습니다",
    }),
    ...actionsOn([registrationFields, resultFields, ...ofExam], {
      'undo-mocks': { text: '모의고사 변경을 되돌렸습니다 ({subject})', tail: undone },
    }),
  },
} satisfies ActionsByTopic;
