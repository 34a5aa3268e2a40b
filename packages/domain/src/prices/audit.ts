import { actionsOn, type ActionsByTopic, type Facts, type Noted } from '../audit-actions/action';
import { textIn, undone } from '../audit-actions/tails';
import { priceFields } from './fields';

/** `12월 1일 (화)부터 · 점심 4,500원`: from when on, and what. */
function priced({ word }: Noted, facts: Facts) {
  const said = (field: string, text: (value: string) => string) =>
    (facts[field] ?? '') === '' ? '' : text(word(field, facts[field]));
  return [
    said('firstDate', (day) => `${day}부터`),
    said('lunchPrice', (price) => `점심 ${price}`),
    said('dinnerPrice', (price) => `저녁 ${price}`),
    textIn(facts, 'reason'),
  ];
}

export const priceActions = {
  settings: actionsOn(priceFields, {
    'add-meal-price': {
      text: '단가를 추가했습니다 ({subject})',
      tail: (noted) => priced(noted, noted.after),
    },
    'remove-meal-price': {
      text: '단가를 삭제했습니다 ({subject})',
      tail: (noted) => priced(noted, noted.before),
    },
    'undo-meal-prices': { text: '단가 변경을 되돌렸습니다 ({subject})', tail: undone },
  }),
} satisfies ActionsByTopic;
