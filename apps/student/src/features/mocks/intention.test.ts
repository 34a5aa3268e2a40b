import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '@academy/domain/ids';
import { aMyMockRegistration } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { isCarriedOut, type Intention } from './intention';

const mockExamId = mockExamIdSchema.parse('11');
const about = { studentId: studentIdSchema.parse('101'), mockExamId };
const own = { ...about, registrationId: mockRegistrationIdSchema.parse('501') };
const register: Intention = {
  ...about,
  kind: 'register',
  body: { mockExamId, selectedSubjects: ['화학Ⅰ'], onSiteExam: true },
};
const modify: Intention = {
  ...own,
  kind: 'modify',
  body: { mockExamId, selectedSubjects: ['화학Ⅰ'], onSiteExam: false },
};
const onlySeat: Intention = {
  ...own,
  kind: 'modify',
  body: { mockExamId, onSiteExam: true, waitForSeat: true },
};
const cancel: Intention = { ...own, kind: 'cancel' };

test.each<[string, Intention, Parameters<typeof aMyMockRegistration>[0], boolean]>([
  ['a registration for the exam', register, {}, true],
  ['a cancelled one', register, { canceled: true, active: false }, false],
  ['one for another exam', register, { mockExamId: '12' }, false],
  ['subject and seat as asked', modify, { selectedSubjects: ['화학Ⅰ'], onSiteExam: false }, true],
  ['the old subject', modify, { onSiteExam: false }, false],
  ['the old seat', modify, { selectedSubjects: ['화학Ⅰ'] }, false],
  [
    'somebody else’s registration',
    modify,
    { id: '502', selectedSubjects: ['화학Ⅰ'], onSiteExam: false },
    false,
  ],
  [
    'cancelled meanwhile',
    modify,
    { selectedSubjects: ['화학Ⅰ'], onSiteExam: false, canceled: true },
    false,
  ],
  [
    'what was not asked for does not matter',
    onlySeat,
    { selectedSubjects: ['물리학Ⅰ'], onSiteState: 'waiting' },
    true,
  ],
  ['cancelled', cancel, { canceled: true, active: false }, true],
  ['still there', cancel, {}, false],
  ['another one is cancelled', cancel, { id: '502', canceled: true }, false],
])('%s', (_, intention, registration, done) => {
  expect(isCarriedOut(intention, aMyMockRegistration(registration))).toBe(done);
});
