import { actionsOn, type ActionsByTopic, type Noted } from '../audit-actions/action';
import { because, textIn, undone, wordOf } from '../audit-actions/tails';
import { objectionFields, pointFields, pointSettingsFields } from './fields';

const pointOf = (noted: Noted) =>
  noted.after['points'] === undefined
    ? ''
    : `${wordOf(noted, 'pointType')} ${wordOf(noted, 'points')}`;

/** The items that went, and those that came. */
const listChange = ({ before, after, word }: Noted) => [
  [before, after].map((facts) => word('presets', facts['presets'])).join(' → '),
];

export const pointActions = {
  points: {
    ...actionsOn(pointFields, {
      'issue-points': {
        text: '{subject} 학생에게 상벌점을 부여했습니다',
        tail: (noted) => [
          pointOf(noted),
          textIn(noted.after, 'pointReason'),
          textIn(noted.after, 'memo'),
          noted.after['asksConfirmation'] === true ? '학생 확인 요청' : '',
        ],
      },
      'edit-point': '{subject} 학생의 상벌점 사유를 수정했습니다',
      'void-point': {
        text: '{subject} 학생의 상벌점을 취소했습니다',
        tail: (noted) => [
          pointOf(noted),
          textIn(noted.after, 'pointReason'),
          because(textIn(noted.after, 'voidReason')),
        ],
      },
      'remind-of-points': {
        text: '{subject} 학생에게 벌점을 확인해 달라고 다시 알렸습니다',
        tail: (noted) => [wordOf(noted, 'count')],
      },
      'confirm-point': {
        text: '벌점을 확인했습니다',
        tail: (noted) => [pointOf(noted), textIn(noted.after, 'pointReason')],
      },
      'undo-points': { text: '상벌점 변경을 되돌렸습니다 ({subject})', tail: undone },
    }),
    ...actionsOn(objectionFields, {
      'object-to-point': {
        text: '벌점에 이의를 신청했습니다',
        tail: ({ after }) => [textIn(after, 'text')],
      },
      'answer-objection': {
        text: '{subject} 학생의 이의 신청에 답했습니다',
        tail: (noted) => [wordOf(noted, 'objection'), textIn(noted.after, 'answer')],
      },
    }),
  },
  settings: actionsOn(pointSettingsFields, {
    'save-point-presets': {
      text: '상벌점 항목을 바꿨습니다',
      tail: listChange,
    },
    'hand-presets': {
      text: '상벌점 항목을 지점에 맞췄습니다',
      tail: (noted) => [wordOf(noted, 'branches')],
    },
    'receive-presets': { by: '본사가', text: '상벌점 항목을 맞췄습니다', tail: listChange },
    'save-point-settings': '상벌점 기준을 바꿨습니다',
  }),
} satisfies ActionsByTopic;
