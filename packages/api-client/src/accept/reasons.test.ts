import { reasonIdSchema } from '@academy/domain/ids';
import { aReasonDraft } from '@academy/domain/testing';
import { describe, expect, test } from 'vitest';
import { reasonRead, reasons } from '../testing/answers/schedule';
import { apiAnswering } from '../testing/api-answering';

const params = { reasonId: reasonIdSchema.parse('701') };

describe('one reason', () => {
  test.each(Object.entries(reasons))('in the list and by itself: %s', async (_, reason) => {
    const list = await apiAnswering(() => ({
      body: { content: [reason], hasNext: false, lastId: 701, submittedThisMonth: 2 },
    }));
    expect(await list.api.myReasons()).toEqual({
      content: [reasonRead],
      hasNext: false,
      lastId: '701',
      submittedThisMonth: 2,
    });
    const { api } = await apiAnswering(() => ({ body: reason }));
    const body = aReasonDraft();
    const answers = await Promise.all([
      api.submitReason({ body }),
      api.editReason({ params, body: { ...body, version: 1 } }),
      api.withdrawReason({ params }),
    ]);
    expect(answers).toEqual(answers.map(() => reasonRead));
  });

  test.each([
    '<html><body>Wi-Fi</body></html>',
    {},
    { ...reasonRead, type: 'SICK' },
    { ...reasonRead, date: 'soon' },
    { ...reasonRead, createdAt: null },
  ])('what is none is malformed: %o', async (body) => {
    const { api } = await apiAnswering(() => ({ body }));
    await expect(api.submitReason({ body: aReasonDraft() })).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

test.each([
  ['a bare list', [reasonRead], { hasNext: false, lastId: '701', submittedThisMonth: 0 }],
  [
    'a page that is not the last',
    { content: [reasonRead], last: false, totalPages: 2 },
    { hasNext: true, lastId: '701' },
  ],
  ['nothing', undefined, { content: [], hasNext: false, lastId: null, submittedThisMonth: 0 }],
])('the list: %s', async (_, body, read) => {
  const { api } = await apiAnswering(() => ({ body }));
  expect(await api.myReasons()).toMatchObject(read);
});

test('a reason that stands already is handed over with the refusal', async () => {
  const { api } = await apiAnswering(() => ({
    status: 409,
    body: {
      success: false,
      code: 'reason-exists',
      message: '이 날 같은 사유를 이미 제출했어요.',
      existing: reasonRead,
    },
  }));
  await expect(api.submitReason({ body: aReasonDraft() })).rejects.toMatchObject({
    kind: 'response',
    code: 'reason-exists',
    body: { existing: { id: '701' } },
  });
});
