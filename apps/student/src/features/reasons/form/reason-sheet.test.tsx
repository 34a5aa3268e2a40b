// @vitest-environment jsdom
import { createClient, createServerClock } from '@academy/api-client';
import { anAbsenceReason } from '@academy/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedDrafts } from '../../../shared/unsaved/stored-drafts';
import { toasts } from '../../../shared/toasts';
import { unsavedWork } from '../../../shared/unsaved/unsaved-work';
import { fakeDesk, noAnswer, refused } from '../testing/fake-desk';
import { dialog, expectAddress, openPage } from '../testing/open-page';

vi.mock('../../../shared/api', () => ({
  client: createClient({ baseURL: 'http://academy.test/api' }),
  serverClock: createServerClock(() => Date.now()),
}));

const pending = anAbsenceReason({ id: '705', date: '2026-11-23' });

let desk: ReturnType<typeof fakeDesk>;
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  storedDrafts.of(undefined);
  localStorage.clear();
  storedDrafts.of('101');
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  desk = fakeDesk([pending]);
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submitButton = (name = '제출하기') =>
  screen.getByText(name).closest('button') ?? document.body;
const choice = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const messages = (form: HTMLElement) =>
  within(form)
    .queryAllByText(/(주세요|있어요|해요)\.$/)
    .map(({ textContent }) => textContent);
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function write(user: UserEvent, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}
async function begin(user: UserEvent, type = '외출') {
  await user.click(await screen.findByText(type, { selector: 'button span' }));
  return dialog('사유 제출');
}
async function fillIn(user: UserEvent) {
  await write(user, '나가는 시각', '1500');
  await write(user, '돌아오는 시각', '1700');
  await user.click(choice('병원'));
  await write(user, '내용', '치과 검진');
}

test('submits what was written, and shows the receipt', async () => {
  const { user } = openPage();
  await begin(user);
  await expectAddress('?open=new');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: '내일' }));
  await user.click(submitButton());
  const receipt = await dialog('사유를 제출했어요');
  expect(desk.sent('POST').map(({ body }) => body)).toEqual([
    {
      type: 'OUTING',
      date: '2026-11-21',
      arriveAt: null,
      leaveAt: '15:00',
      backAt: '17:00',
      category: 'HOSPITAL',
      text: '치과 검진',
      attachmentIds: [],
    },
  ]);
  within(receipt).getByText('20261120-0801');
  within(receipt).getByText('11월 21일 (토) 외출 · 15:00–17:00');
  await expectAddress('?open=reason-801');
  await user.click(within(receipt).getByRole('button', { name: '확인' }));
  await expectAddress('');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(unsavedWork.getState()).toEqual({ kind: 'idle' });
  // Seen again later it is no news any more.
  await user.click(screen.getByText('11월 21일 (토) 외출 · 15:00–17:00', { selector: 'button' }));
  await dialog('제출한 사유');
});

test('says of every field what is missing; a single one takes the focus', async () => {
  const { user } = openPage();
  const form = await begin(user);
  await user.click(submitButton());
  const summary = within(form).getByRole('region', { name: '입력한 내용을 확인해 주세요' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '나가는 시각을 입력해 주세요.',
    '돌아오는 시각을 입력해 주세요.',
    '사유 구분을 선택해 주세요.',
    '사유를 입력해 주세요.',
  ]);
  await user.click(within(summary).getByRole('button', { name: '사유 구분을 선택해 주세요.' }));
  expect(document.activeElement).toBe(choice('질병'));
  await fillIn(user);
  await user.clear(field('돌아오는 시각'));
  await write(user, '돌아오는 시각', '1400');
  await user.click(submitButton());
  expect(document.activeElement).toBe(field('돌아오는 시각'));
  expect(messages(form)).toEqual(['돌아오는 시각은 나가는 시각보다 늦어야 해요.']);
  // What another type does not ask for does not count.
  await user.click(choice('결석'));
  await user.click(submitButton());
  await dialog('사유를 제출했어요');
  expect(desk.sent('POST')[0]?.body).toMatchObject({ type: 'ABSENT', leaveAt: null, backAt: null });
});

test('a day too far back is shown while it is written, with the first possible one', async () => {
  const { user } = openPage();
  const form = await begin(user, '결석');
  await user.clear(field('날짜'));
  await write(user, '날짜', '20261112');
  expect(messages(form)).toEqual([
    '11월 13일 (금)부터 제출할 수 있어요. 더 지난 날은 데스크에 문의해 주세요.',
  ]);
});

test('what was submitted for the day and type already is opened instead', async () => {
  const { user } = openPage();
  const form = await begin(user);
  await user.clear(field('날짜'));
  await write(user, '날짜', '20261123');
  await within(form).findByRole('button', { name: '제출한 사유 보기' });
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(choice('결석'));
  await waitFor(() => expect(submitButton().getAttribute('aria-disabled')).toBeNull());
  await user.click(choice('외출'));
  await user.click(within(form).getByRole('button', { name: '제출한 사유 보기' }));
  await dialog('제출한 사유');
  await expectAddress('?open=reason-705');
});

test('submitted on another device meanwhile: the refusal leads to it', async () => {
  const { user } = openPage();
  const form = await begin(user);
  await fillIn(user);
  desk.meddle = ({ method }) =>
    method === 'POST'
      ? refused(
          409,
          'reason-exists',
          '이 날 같은 사유를 이미 제출했어요. 제출한 내용을 확인해 주세요.',
          { existing: pending },
        )
      : undefined;
  await user.click(submitButton());
  expect((await within(form).findByRole('alert')).textContent).toContain('이미 제출했어요');
  await user.click(await within(form).findByRole('button', { name: '제출한 사유 보기' }));
  await expectAddress('?open=reason-705');
});

test('a lost answer: the same request again and again, then the same by hand; after a change a new one', async () => {
  const { user } = openPage();
  const form = await begin(user);
  await fillIn(user);
  desk.meddle = ({ method }) => (method === 'POST' ? noAnswer() : undefined);
  await user.click(submitButton());
  await user.click(submitButton());
  await within(form).findByText('결과를 확인하고 있어요');
  await passTime(8000);
  expect((await within(form).findByRole('alert')).textContent).toContain(
    '제출됐는지 확인하지 못했어요',
  );
  await user.click(submitButton());
  await passTime(8000);
  const keys = () => desk.sent('POST').map(({ key }) => key);
  expect([keys().length, new Set(keys()).size]).toEqual([8, 1]);
  await write(user, '내용', '을 받아요');
  expect(within(form).getByRole('alert').textContent).toBe('');
  desk.meddle = () => undefined;
  await user.click(submitButton());
  await dialog('사유를 제출했어요');
  expect(new Set(keys()).size).toBe(2);
});

test('what was begun is there again after a reload, with the request whose answer was lost', async () => {
  const first = openPage();
  await begin(first.user);
  await fillIn(first.user);
  desk.meddle = ({ method }) => (method === 'POST' ? noAnswer() : undefined);
  await first.user.click(submitButton());
  await passTime(8000);
  expect(unsavedWork.getState()).toEqual({ kind: 'draft', count: 1 });
  first.unmount();
  storedDrafts.of(undefined);
  storedDrafts.of('101');
  desk.meddle = () => undefined;
  const { user } = openPage();
  const notice = await screen.findByRole('region', { name: '작성하던 사유가 있어요' });
  expect(notice.textContent).toContain('11월 20일 (금) 외출 사유를 쓰고 있었어요.치과 검진');
  await user.click(within(notice).getByRole('button', { name: '이어서 쓰기' }));
  await dialog('사유 제출');
  await user.click(submitButton());
  await dialog('사유를 제출했어요');
  expect(new Set(desk.sent('POST').map(({ key }) => key)).size).toBe(1);
});

test('a draft can be thrown away, and had back; opening and closing alone makes none', async () => {
  const { user } = openPage();
  const form = await begin(user, '지각');
  expect(screen.queryByRole('region', { name: '작성하던 사유가 있어요' })).toBeNull();
  await write(user, '내용', '늦잠');
  await user.click(within(form).getByRole('button', { name: '닫기' }));
  const notice = await screen.findByRole('region', { name: '작성하던 사유가 있어요' });
  await user.click(within(notice).getByRole('button', { name: '지우기' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: '작성하던 사유가 있어요' })).toBeNull(),
  );
  act(() => toasts.getSnapshot()[0]?.undo?.run());
  // As another type: the text stays.
  await begin(user, '조퇴');
  expect(field('내용').value).toBe('늦잠');
  expect(choice('조퇴').checked).toBe(true);
});

test('without a network nothing is sent, and the button says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openPage();
  const form = await begin(user);
  await fillIn(user);
  await user.click(submitButton());
  expect(desk.sent('POST')).toEqual([]);
  expect(
    within(form).getAllByText(
      '인터넷에 연결되면 제출할 수 있어요. 적은 내용은 이 기기에 남아 있어요.',
    ).length,
  ).toBeGreaterThan(0);
});

test('edits what waits, on top of what another device has changed meanwhile', async () => {
  const { user } = openPage('/submit?open=edit-705');
  const form = await dialog('사유 수정');
  expect(
    (await within(form).findByRole<HTMLTextAreaElement>('textbox', { name: '내용' })).value,
  ).toBe('치과 진료');
  await write(user, '내용', '와 교정');
  desk.meddle = ({ method, body }) =>
    method === 'PUT' && body['version'] === 1
      ? refused(
          409,
          'stale',
          '다른 기기에서 먼저 바꿨어요. 바뀐 내용을 확인하고 다시 저장해 주세요.',
          { current: { ...pending, version: 2 } },
        )
      : undefined;
  await user.click(submitButton('수정하기'));
  expect((await within(form).findByRole('alert')).textContent).toContain(
    '다른 기기에서 먼저 바꿨어요.',
  );
  within(form).getByRole('button', { name: '제출한 사유 보기' });
  await user.click(submitButton('수정하기'));
  within(await dialog('사유를 수정했어요')).getByText('치과 진료와 교정');
  expect(desk.sent('PUT').map(({ path, body }) => [path, body['version']])).toEqual([
    ['/students/me/reasons/705', 1],
    ['/students/me/reasons/705', 2],
  ]);
});

test('decided meanwhile: it can be read and not be sent', async () => {
  desk.reasons = [anAbsenceReason({ ...pending, status: 'APPROVED' })];
  openPage('/submit?open=edit-705');
  await dialog('사유 수정');
  await waitFor(() => expect(submitButton('수정하기').getAttribute('aria-disabled')).toBe('true'));
});

test('the answer comes after the sheet was closed: it is shown all the same', async () => {
  const { user } = openPage();
  const form = await begin(user);
  await fillIn(user);
  desk.meddle = ({ method }) => (method === 'POST' ? noAnswer() : undefined);
  await user.click(submitButton());
  await within(form).findByText('결과를 확인하고 있어요');
  await user.click(within(form).getByRole('button', { name: '닫기' }));
  desk.meddle = () => undefined;
  await passTime(2000);
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['사유를 제출했어요.']),
  );
  await expectAddress('');
});
