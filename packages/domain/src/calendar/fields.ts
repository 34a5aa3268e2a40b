import { wordsFor, type Fields } from '../fields/field';
import { closingCauseName, editCauseName, effectChoiceName } from './calendar-texts';

/** What the calendar and the list of a day show beside the meals. */
export const mealListFields = {
  unpaid: { label: '미입금', kind: 'count' },
  state: { label: '상태', kind: 'choice' },
  holiday: { label: '공휴일', kind: 'line' },
  away: { label: '출결 예정', kind: 'line' },
  note: { label: '메모', kind: 'line', of: 'student' },
  managed: { label: '추가·취소', kind: 'choice' },
} as const satisfies Fields;

/** Why and how managers change the meals of others. */
export const mealChangeFields = {
  note: { label: '사유', kind: 'line' },
  choice: {
    label: '처리',
    kind: 'choice',
    words: wordsFor(effectChoiceName, 'keep', 'cancel', 'carry-over'),
  },
  cause: {
    label: '사유',
    kind: 'choice',
    words: new Map([
      ...wordsFor(editCauseName, 'ABSENT', 'CLOSED', 'REQUEST', 'OTHER'),
      ...wordsFor(closingCauseName, 'ACADEMY', 'CATERER', 'MOCK_EXAM', 'HOLIDAY'),
    ]),
  },
} as const satisfies Fields;
