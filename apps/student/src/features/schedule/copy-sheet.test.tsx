// @vitest-environment jsdom
import './testing/browser';
import { aRegularSchedule } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSchedulePage, refusal } from './testing/render-schedule';

const before = aRegularSchedule({
  id: '1',
  title: '논술',
  status: 'APPROVED',
  firstDate: '2026-11-03',
  lastDate: '2026-11-30',
});
const copied = aRegularSchedule({
  id: '2',
  title: '논술',
  firstDate: '2026-12-01',
  lastDate: '2026-12-31',
});
const address = '/regular-schedule?day=2026-12-01&open=copy';
const COPY = 'POST /students/me/schedules/copy';

test('shows what would be asked for, asks for it, and takes it back', async () => {
  const {
    user,
    sent,
    notices,
    address: query,
  } = openSchedulePage({
    schedules: [before],
    address,
    answers: {
      [COPY]: () => Response.json({ created: [copied], skipped: [] }),
      'DELETE /students/me/schedules/2': () =>
        Response.json({ ...copied, status: 'CANCELLED', version: 2 }),
    },
  });
  const sheet = within(await screen.findByRole('dialog', { name: '2026년 12월에 지난달 그대로' }));
  expect(sheet.getByRole('region', { name: '신청할 일정' }).textContent).toContain(
    '논술매주 화·목 19:00–21:00 외출 · 12월 10회',
  );
  await user.click(sheet.getByRole('button', { name: '1건 신청하기' }));
  expect(await notices('1건을 신청했어요')).toBeTruthy();
  expect(sent(COPY)).toMatchObject([
    {
      body: { month: '2026-12' },
      key: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    },
  ]);
  // The message moves from the sheet to the page.
  await waitFor(() => expect(query()).toBe('?day=2026-12-01'));
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await notices('1건의 신청을 취소했어요')).toBeTruthy();
});

test('a refusal is above the button', async () => {
  const { user } = openSchedulePage({
    schedules: [before],
    address,
    answers: { [COPY]: refusal(409, 'nothing-to-copy', '지난달에서 가져올 일정이 없어요.') },
  });
  const sheet = within(await screen.findByRole('dialog', { name: '2026년 12월에 지난달 그대로' }));
  await user.click(sheet.getByRole('button', { name: '1건 신청하기' }));
  expect(await sheet.findByText('지난달에서 가져올 일정이 없어요.')).toBeTruthy();
});

test('what cannot be copied says why', async () => {
  const other = aRegularSchedule({
    id: '3',
    title: '체육',
    weekdays: [2],
    status: 'APPROVED',
    firstDate: '2026-12-01',
    lastDate: null,
  });
  openSchedulePage({ schedules: [before, other], address });
  const sheet = within(await screen.findByRole('dialog', { name: '2026년 12월에 지난달 그대로' }));
  expect(sheet.getByRole('region', { name: '가져오지 않는 일정' }).textContent).toContain(
    '같은 시간에 다른 일정이 있어요. 체육',
  );
  expect(sheet.getByRole('button', { name: '지난달 그대로' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
