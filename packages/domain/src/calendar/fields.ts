import { wordsFor, type Fields } from '../fields/field';
import { closingCauseName, editCauseName, effectChoiceName } from './calendar-texts';

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
