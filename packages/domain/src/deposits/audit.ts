import { actionsOn, type ActionsByTopic, type Facts, type Noted } from '../audit-actions/action';
import { because, numberIn, textIn, times, wordOf } from '../audit-actions/tails';
import { formatWon } from '../money/won';
import { depositFields } from './fields';

/** What came in, or went on: the difference of the two amounts. */
function moved(noted: Noted): readonly string[] | undefined {
  const [from, to] = [numberIn(noted.before, 'amount'), numberIn(noted.after, 'amount')];
  return from === undefined || to === undefined || from === to
    ? undefined
    : [wordOf(noted, 'month'), formatWon(Math.abs(to - from))];
}

const reported = (facts: Facts, { word }: Noted) => [
  word('day', facts['day']),
  word('amount', facts['amount']),
  textIn(facts, 'depositorName'),
];

export const depositActions = {
  deposits: actionsOn(depositFields, {
    'confirm-deposits': { text: '{subject} 입금을 확인했습니다', tail: moved },
    'unconfirm-deposits': '{subject} 입금 확인을 해제했습니다',
    'refund-deposit': '{subject} 환불을 등록했습니다',
    'adjust-bill': '{subject} 청구액을 조정했습니다',
    'settle-refund': {
      text: '{subject} 환불을 지급했습니다',
      tail: (noted) => ['month', 'amount', 'day'].map((field) => wordOf(noted, field)),
    },
    'carry-deposits': { text: '{subject} 초과 입금을 이월했습니다', tail: moved },
    'undo-deposits': { text: '입금 처리를 되돌렸습니다 ({subject})', tail: times },
    'report-deposit': {
      text: '입금했다고 알렸습니다',
      tail: (noted) => reported(noted.after, noted),
    },
    'withdraw-report': {
      text: '입금 알림을 취소했습니다',
      tail: (noted) => reported(noted.before, noted),
    },
    'close-month': {
      text: '{subject}{을/를} 마감했습니다',
      tail: (noted) => [wordOf(noted, 'billed')],
    },
    'reopen-month': {
      text: '{subject} 마감을 해제했습니다',
      tail: ({ after }) => [because(textIn(after, 'note'))],
    },
  }),
} satisfies ActionsByTopic;
