import { actionsOn, type ActionsByTopic, type Noted } from '../audit-actions/action';
import { textIn, undone, wordOf } from '../audit-actions/tails';
import { priceFields } from './fields';

const priced = (noted: Noted) => [
  ...['firstDate', 'lunchPrice', 'dinnerPrice'].map((field) => wordOf(noted, field)),
  textIn(noted.after, 'reason'),
];

export const priceActions = {
  settings: actionsOn(priceFields, {
    'add-meal-price': { text: '단가를 추가했습니다 ({subject})', tail: priced },
    'remove-meal-price': '단가를 삭제했습니다 ({subject})',
    'undo-meal-prices': { text: '단가 변경을 되돌렸습니다 ({subject})', tail: undone },
  }),
} satisfies ActionsByTopic;
