import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { itself, wordOf } from '../audit-actions/tails';
import type { Noted } from '../audit-actions/action';
import { moveFields } from './fields';

const between = (noted: Noted) => [
  `${noted.word('fromBranch', noted.after['fromBranch'])} → ${noted.word('toBranch', noted.after['toBranch'])}`,
  wordOf(noted, 'day'),
];
/** The office keeps no name of a student: the logs of the branches have it. */
export const moveActions = {
  students: {
    ...actionsOn(moveFields, {
      'start-move': { text: '학생을 다른 지점으로 옮기기로 했습니다', tail: between },
      'cancel-move': { text: '학생의 지점 이동을 취소했습니다', tail: between },
      'resume-move': { text: '학생의 지점 이동을 이어서 했습니다', tail: between },
      'announce-move': {
        by: '본사가',
        text: '{subject} 학생을 다른 지점으로 옮기기로 했습니다',
        tail: (noted) => [wordOf(noted, 'toBranch'), wordOf(noted, 'day')],
      },
      'withdraw-move': {
        by: '본사가',
        text: '{subject} 학생의 지점 이동을 취소했습니다',
        tail: itself,
      },
      'move-out': {
        by: '본사가',
        text: '{subject} 학생을 다른 지점으로 옮겼습니다',
        tail: (noted) => [wordOf(noted, 'toBranch'), wordOf(noted, 'lastDay')],
      },
      'move-in': {
        by: '본사가',
        text: '{subject} 학생을 다른 지점에서 옮겨 왔습니다',
        tail: (noted) => [wordOf(noted, 'fromBranch'), wordOf(noted, 'day')],
      },
    }),
  },
} satisfies ActionsByTopic;
