import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { EXTENSIONS_HEADER } from '@academy/domain/http';
import { apiAnswering } from '../testing/api-answering';
import { specifiedServer } from '../testing/specified-server';

const studentId = studentIdSchema.parse('7');
const params = { studentId };
const change = {
  date: day('2026-11-25'),
  lunch: true,
  dinner: false,
  base: { lunch: false, dinner: false },
  studentId,
};
const headers = { 'X-Client-Seq': 'phone:1' };
const registration = {
  studentId,
  mockExamId: mockExamIdSchema.parse('11'),
  selectedSubjects: ['물리학Ⅰ'],
  onSiteExam: true,
  waitForSeat: true,
};

test('a save: as it is specified, with the id as the server writes it, and the other days stay', async () => {
  const { api, days } = await specifiedServer();
  days.set('2026-11-24', { date: '2026-11-24', lunch: true, dinner: true });
  const result = await api.saveMonth({ params, body: [change], headers });
  expect(result.saved).toEqual([{ date: '2026-11-25', lunch: true, dinner: false }]);
  // The status says it; what the month has is for the next read.
  expect(result).toMatchObject({ skipped: [], month: undefined });
  expect([...days.keys()]).toEqual(['2026-11-24', '2026-11-25']);
});

test('a save of a page that goes away claims nothing about the rest of the month', async () => {
  const { api, days } = await specifiedServer();
  days.set('2026-11-24', { date: '2026-11-24', lunch: true, dinner: true });
  const result = await api.saveMonth({ params, body: [change], headers, keepalive: true });
  expect(result).toMatchObject({ month: undefined, skipped: [] });
  expect(days.size).toBe(2);
});

test('a registration and its change: as they are specified', async () => {
  const { api, registrations } = await specifiedServer();
  const keyed = { 'Idempotency-Key': 'a-key-of-a-phone' };
  await api.register({ body: registration, headers: keyed });
  await api.modifyRegistration({
    params: { registrationId: mockRegistrationIdSchema.parse('501') },
    query: { studentId },
    body: { ...registration, selectedSubjects: ['화학Ⅰ'] },
  });
  expect(registrations).toMatchObject([
    { studentId: 7, mockExamId: 11, selectedSubjects: ['화학Ⅰ'], onSiteExam: true },
  ]);
});

test('a server that announces both gets everything', async () => {
  const saved = { saved: [], skipped: [], month: [] };
  const { api, seen } = await apiAnswering(({ method }) => ({
    headers: { [EXTENSIONS_HEADER]: 'base client-seq' },
    body: method === 'PUT' ? saved : [],
  }));
  await api.readMonth({ params: { ...params, year: 2026, month: 11 } });
  await api.saveMonth({ params, body: [change], headers });
  expect(seen).toHaveLength(2);
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual([change]);
  expect(seen[1]?.headers).toMatchObject({ 'x-client-seq': 'phone:1' });
});
