import { headingOf } from '../fields/field';
import { personFields as f } from '../identity/fields';
import type { StudentChoice } from '../identity/schemas';
import type { ListColumn } from './list-column';

/** Whose a row is, at the head of every list of students. */
export const personColumns: readonly ListColumn<Pick<StudentChoice, 'seat' | 'name' | 'grade'>>[] =
  [
    { header: headingOf(f.seat), kind: 'text', value: ({ seat }) => seat },
    { header: headingOf(f.name), kind: 'text', value: ({ name }) => name },
    { header: headingOf(f.grade), kind: 'text', value: ({ grade }) => grade },
  ];
