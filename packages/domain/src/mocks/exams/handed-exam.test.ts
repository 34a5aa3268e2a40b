import { expect, test } from 'vitest';
import { anExamForm } from '../../testing';
import { studentIdSchema } from '../../ids';
import { examFormSchema } from '../manage/manage-schemas';
import { handedExam } from './handed-exam';

test('a branch gets price, times and groups; the account, classes and students stay', () => {
  const form = examFormSchema.parse({
    ...anExamForm(),
    targetGrades: ['고3'],
    targetClasses: ['1반'],
    targetStudents: [studentIdSchema.parse('7')],
    account: { bankName: '하나', accountNumber: '1', accountHolder: '본사' },
    draft: false,
  });
  expect(handedExam(form)).toEqual({
    ...form,
    targetClasses: null,
    targetStudents: null,
    account: null,
    draft: true,
  });
});
