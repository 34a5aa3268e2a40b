import {
  defaultNoticeSettings,
  type EditedNoticeSettings,
  type MessageBudget,
} from '@academy/domain/messages';
import { month } from '@academy/domain/time';
import { won } from '@academy/domain/money';
import { createServerClock } from '@academy/api-client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import { NoticesTab } from './notices-tab';

const calls = vi.hoisted(() => ({
  noticeSettings: vi.fn<() => Promise<EditedNoticeSettings>>(),
  saveNoticeSettings: vi.fn<(call: { body: object }) => Promise<EditedNoticeSettings>>(),
  messageBudget: vi.fn<() => Promise<MessageBudget>>(),
  messageChannels: vi.fn<() => Promise<object>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: createServerClock(() => Date.now()),
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

const edited = (monthlyBudget: number | null, version = 1): EditedNoticeSettings => ({
  settings: { ...defaultNoticeSettings, channel: 'sms', monthlyBudget },
  version,
  updatedAt: null,
  updatedByName: null,
});
const texts = { ready: true, from: '0212345678' };
async function open(budget: number | null, spent: number) {
  calls.noticeSettings.mockResolvedValue(edited(budget));
  calls.messageBudget.mockResolvedValue({
    month: month('2026-11'),
    spent: won(spent),
    budget: budget === null ? null : won(budget),
    left: budget === null ? null : won(Math.max(0, budget - spent)),
  });
  openManagerPage(<NoticesTab />);
  return screen.findByLabelText('한 달 예산', { selector: 'input' });
}
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: '저장' }));

beforeEach(() => {
  calls.messageChannels.mockResolvedValue({
    mail: texts,
    sms: texts,
    alimtalk: texts,
    example: { academy: '하늘학원', student: null },
  });
  calls.saveNoticeSettings.mockResolvedValue(edited(50_000, 2));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.resetAllMocks();
});

test('says in won what the month has cost and what is left', async () => {
  await open(20_000, 12_340);
  expect(await screen.findByText('이번 달 비용 12,340원 · 남은 예산 7,660원')).toBeDefined();
});

test('without a budget it says what was spent alone', async () => {
  expect(await open(null, 12_340)).toHaveProperty('value', '');
  expect(await screen.findByText('이번 달 비용 12,340원')).toBeDefined();
});

test('a budget is saved in whole won; an empty field is no limit', async () => {
  const field = await open(20_000, 0);
  type(field, '50000');
  save();
  await waitFor(() =>
    expect(calls.saveNoticeSettings.mock.calls.at(-1)?.[0].body).toMatchObject({
      monthlyBudget: 50_000,
    }),
  );
  await waitFor(() => expect(field).toHaveProperty('value', '50,000'));
  type(field, '');
  save();
  await waitFor(() =>
    expect(calls.saveNoticeSettings.mock.calls.at(-1)?.[0].body).toMatchObject({
      monthlyBudget: null,
    }),
  );
});

test('one that is too high is not saved', async () => {
  const field = await open(null, 0);
  type(field, '100000001');
  save();
  await waitFor(() => expect(descriptionOf(field)).toContain('0원부터 100,000,000원까지'));
  expect(calls.saveNoticeSettings).not.toHaveBeenCalled();
});
