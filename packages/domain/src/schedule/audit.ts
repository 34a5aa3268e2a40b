import { actionsOn, type ActionsByTopic, type Noted } from '../audit-actions/action';
import { because, daysIn, daysText, textIn, undone } from '../audit-actions/tails';
import { reasonFields, reasonStateFields } from '../reasons/fields';
import { scheduleFields, scheduleSettingsFields, scheduleStateFields } from './fields';

const titleOf = ({ before, after }: Noted) => textIn(after, 'title') || textIn(before, 'title');
const titled = (noted: Noted) => [titleOf(noted)];

/** The single days that a schedule lost or got back. */
function occurrence({ before, after }: Noted): readonly string[] {
  const [old, now] = [daysIn(before, 'exceptions'), daysIn(after, 'exceptions')];
  const days = [
    ...now.filter((date) => !old.includes(date)),
    ...old.filter((date) => !now.includes(date)),
  ];
  return [textIn(after, 'title'), daysText(days)];
}

const ofSchedule = [scheduleFields, scheduleStateFields];

export const scheduleActions = {
  schedules: {
    ...actionsOn(ofSchedule, {
      'create-schedule': { text: '정기일정을 신청했습니다', tail: titled },
      'copy-schedule': { text: '지난달 정기일정을 그대로 신청했습니다', tail: titled },
      'edit-schedule': '정기일정을 수정했습니다',
      'request-schedule-change': { text: '정기일정 변경을 요청했습니다', tail: titled },
      'cancel-schedule': { text: '정기일정을 취소했습니다', tail: titled },
      'cancel-occurrence': { text: '정기일정을 하루만 취소했습니다', tail: occurrence },
      'restore-occurrence': {
        text: '하루만 취소한 정기일정을 되돌렸습니다',
        tail: occurrence,
      },
      'approve-schedule': { text: '{subject} 학생의 정기일정을 승인했습니다', tail: titled },
      'reject-schedule': {
        text: '{subject} 학생의 정기일정을 반려했습니다',
        tail: (noted) => [titleOf(noted), because(textIn(noted.after, 'rejectReason'))],
      },
      'create-schedule-for': {
        text: '{subject} 학생의 정기일정을 대신 등록했습니다',
        tail: titled,
      },
      'edit-schedule-for': '{subject} 학생의 정기일정을 수정했습니다',
      'cancel-schedule-for': '{subject} 학생의 정기일정을 종료했습니다',
      'cancel-occurrence-for': {
        text: '{subject} 학생의 정기일정을 하루만 취소했습니다',
        tail: occurrence,
      },
      'restore-occurrence-for': {
        text: '{subject} 학생의 하루만 취소한 정기일정을 되돌렸습니다',
        tail: occurrence,
      },
      'roll-back-schedule': '{subject} 학생의 정기일정을 이전 버전으로 되돌렸습니다',
    }),
    ...actionsOn([...ofSchedule, reasonFields, reasonStateFields], {
      'undo-schedules': { text: '정기일정·사유 변경을 되돌렸습니다 ({subject})', tail: undone },
    }),
  },
  settings: actionsOn(scheduleSettingsFields, {
    'save-schedule-settings': '정기일정 설정을 바꿨습니다',
  }),
} satisfies ActionsByTopic;
