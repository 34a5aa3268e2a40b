// @vitest-environment jsdom
import { createClient, createServerClock } from '@academy/api-client';
import { pageFacts } from '@academy/domain/http';
import { totalsOf, type StudentPoint } from '@academy/domain/points';
import { aStudentPoint } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedDrafts } from '../../shared/unsaved/stored-drafts';
import '../../testing/phone';
import { PointsPage } from './points-page';

vi.mock('../../shared/api', () => ({
  client: createClient({ baseURL: 'http://academy.test/api' }),
  serverClock: createServerClock(() => Date.now()),
}));

/** What the server has, and how it is out of order. */
let points: StudentPoint[];
let asked: URL[];
let meddle: (url: URL) => Response | undefined;

const isSummary = (url: URL) => url.searchParams.get('size') === '1000';
const failed = () =>
  new Response(JSON.stringify({ message: '점검 중이에요.', code: 'maintenance' }), {
    status: 503,
    headers: { 'content-type': 'application/json' },
  });

function answer(url: URL): Response {
  const { searchParams } = url;
  const [page, size, type] = [
    Number(searchParams.get('page')),
    Number(searchParams.get('size')),
    searchParams.get('type'),
  ];
  const chosen = points.filter(({ pointType }) => type === null || type === pointType);
  return Response.json({
    content: chosen.slice(page * size, (page + 1) * size),
    ...pageFacts({ page, size, totalElements: chosen.length }),
    ...totalsOf(points),
  });
}

beforeEach(() => {
  points = Array.from({ length: 70 }, (_, index) =>
    aStudentPoint({
      id: String(1000 - index),
      points: 1,
      reason: `기록 ${index + 1}`,
      pointType: index % 2 ? 'PENALTY' : 'REWARD',
    }),
  );
  asked = [];
  meddle = () => undefined;
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url);
    return meddle(url) ?? answer(url);
  });
});
afterEach(cleanup);

function Address() {
  return <p>{useLocation().search}</p>;
}
function open(address = '/points-mine') {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, networkMode: 'always' } },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <PointsPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const rows = () => screen.queryAllByRole('listitem');
const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const tile = async (name: string) =>
  (
    await screen.findByText(
      (_, element) => element?.tagName === 'DL' && (element.textContent ?? '').startsWith(name),
    )
  ).textContent;
const alert = async () => (await screen.findByRole('alert')).textContent;

test('30 at a time with 더 보기, to an end that says so; the focus stays at the end', async () => {
  const user = open();
  await expectRows(30);
  expect(await tile('합산 점수')).toBe('합산 점수0점');
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await expectRows(60);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await expectRows(70);
  const end = screen.getByText('마지막 기록이에요 · 모두 70건');
  await waitFor(() => expect(document.activeElement).toBe(end));
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test('a filter is in the address, shows its count and begins at its first page again', async () => {
  const user = open();
  await expectRows(30);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await expectRows(60);
  await user.click(await screen.findByRole('radio', { name: '벌점 35' }));
  await screen.findByText('?type=PENALTY');
  await expectRows(30);
  expect(rows().filter((row) => within(row).queryByText('−1점'))).toHaveLength(30);
  await user.click(screen.getByRole('radio', { name: '전체 70' }));
  await expectRows(30);
});

test('a point that comes between the pages is shown once, and list and sums agree at the end', async () => {
  const user = open();
  await expectRows(30);
  points = [aStudentPoint({ id: '2000', points: 5, reason: '새 기록' }), ...points];
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(async () => expect(await tile('합산 점수')).toBe('합산 점수+5점'));
  await expectRows(60);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await expectRows(71);
  expect(screen.getAllByText('새 기록')).toHaveLength(1);
});

test('a point voided after the summary was read leaves list and sums', async () => {
  let first = true;
  meddle = (url) => {
    if (!isSummary(url) || !first) return undefined;
    first = false;
    const before = answer(url);
    points = points.slice(1);
    return before;
  };
  open('/points-mine?type=REWARD');
  await screen.findByRole('radio', { name: '전체 69' });
  expect(await tile('상점 합계')).toBe('상점 합계+34점');
  expect(screen.queryByText('기록 1')).toBeNull();
});

test('a server that never agrees with itself is not asked for ever', async () => {
  meddle = (url) =>
    isSummary(url)
      ? Response.json({
          content: [],
          ...pageFacts({ page: 0, size: 1000, totalElements: 0 }),
          ...totalsOf([]),
        })
      : undefined;
  const user = open();
  await expectRows(30);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await expectRows(60);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await expectRows(70);
  // Once at first, and twice more at the most.
  expect(asked.filter(isSummary).length).toBeLessThanOrEqual(3);
});

test('the sums fail and come back apart from the list', async () => {
  meddle = (url) => (isSummary(url) ? failed() : undefined);
  const user = open();
  await expectRows(30);
  expect(await alert()).toContain('합계를 불러오지 못했어요.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '전체' }).checked).toBe(true);
  meddle = () => undefined;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await tile('상점 합계')).toBe('상점 합계+35점');
});

test('the list fails apart from the sums, with the server’s reason, and comes back', async () => {
  meddle = (url) => (isSummary(url) ? undefined : failed());
  const user = open();
  expect(await alert()).toMatch(/상벌점을 불러오는 중 오류가 발생했어요\..*점검 중이에요\./);
  expect(await tile('벌점 합계')).toBe('벌점 합계−35점');
  meddle = () => undefined;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await expectRows(30);
});

test('a next page that fails leaves what is there and offers another try', async () => {
  const user = open();
  await expectRows(30);
  meddle = failed;
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  expect(await alert()).toContain('상벌점을 불러오는 중 오류가 발생했어요.');
  expect(rows()).toHaveLength(30);
  meddle = () => undefined;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await expectRows(60);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a month tells its sum only when all of it is there', async () => {
  points = points.map((point, index) => ({
    ...point,
    incidentDate: day(index < 10 ? '2026-11-20' : '2026-10-02'),
  }));
  open();
  await expectRows(30);
  within(screen.getByRole('region', { name: '2026년 11월' })).getByText('합계 0점');
  expect(
    within(screen.getByRole('region', { name: '2026년 10월' })).queryByText(/^합계/),
  ).toBeNull();
});

test.each([
  ['', '상점·벌점 기록이 생기면 여기에 보여요.'],
  ['?type=REWARD', '상점 기록이 아직 없어요.'],
  ['?type=PENALTY', '벌점 기록이 아직 없어요.'],
])('nothing to show under "%s"', async (query, hint) => {
  points = [];
  open(`/points-mine${query}`);
  await screen.findByText('표시할 상벌점이 없어요.');
  screen.getByText(hint);
  expect(screen.queryAllByRole('button', { name: '전체 보기' })).toHaveLength(query === '' ? 0 : 1);
});

test('points are called as the academy calls them, and 벌점 stands nowhere', async () => {
  meddle = ({ pathname }) => {
    if (pathname.endsWith('/objections')) return Response.json({ content: [] });
    return pathname.endsWith('/public/academy')
      ? Response.json({
          name: '학원',
          companyLines: [],
          manualUrl: '',
          deskPhone: '',
          channelUrl: '',
          pointWords: { reward: '칭찬', penalty: '관리' },
        })
      : undefined;
  };
  const user = open();
  await expectRows(30);
  expect(await tile('칭찬 합계')).toBe('칭찬 합계+35점');
  expect(await tile('관리 합계')).toBe('관리 합계−35점');
  await screen.findByRole('radio', { name: '관리 35' });
  const [object] = await screen.findAllByRole('button', { name: '기록 2 관리에 이의 신청' });
  await user.click(object!);
  await screen.findByRole('dialog', { name: '관리 이의 신청' });
  expect(document.body.textContent).not.toMatch(/상점|벌점/);
});

test('an objection that was begun outlives its sheet', async () => {
  await import('./objection-sheet');
  storedDrafts.of('7');
  meddle = ({ pathname }) =>
    pathname.endsWith('/objections') ? Response.json({ content: [] }) : undefined;
  const user = open();
  const [object] = await screen.findAllByRole('button', { name: /이의 신청/ });
  await user.click(object!);
  await user.type(await screen.findByRole('textbox'), '그 시간에 병원에 있었어요');
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await user.click(object!);
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '그 시간에 병원에 있었어요');
  await user.clear(screen.getByRole('textbox'));
  expect(storedDrafts.read('objection-999')).toBeUndefined();
  storedDrafts.of(undefined);
});

test('a penalty that asks is confirmed with one press, and says when', async () => {
  const [point] = points.filter(({ pointType }) => pointType === 'PENALTY');
  if (!point) throw new Error('there is no penalty');
  let at: string | null = null;
  const own = () => ({
    pointId: point.id,
    at,
    point: { incidentDate: point.incidentDate, points: point.points, reason: point.reason },
  });
  meddle = (url) => {
    if (url.pathname.endsWith('/confirmations')) return Response.json({ content: [own()] });
    if (!url.pathname.endsWith('/confirmation')) return undefined;
    at = '2026-11-20T05:03:00.000Z';
    return Response.json(own());
  };
  const user = open();
  const card = await screen.findByRole('region', { name: '확인할 벌점 1건' });
  await screen.findByText('확인 전');
  await user.click(within(card).getByRole('button', { name: `${point.reason} 확인했어요` }));
  await screen.findByText('11월 20일 (금) 14:03 확인함');
  expect(screen.queryByRole('region', { name: /확인할/ })).toBeNull();
});

test('a term is chosen, stays in the address, and list and sums are of its days', async () => {
  const terms = [{ name: '2026년 2학기', first: '2026-09-01', last: '2027-02-28' }];
  meddle = (url) =>
    url.pathname.endsWith('/terms') ? Response.json({ content: terms }) : undefined;
  const user = open();
  await screen.findByRole('option', { name: '2026년 2학기' });
  await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '2026년 2학기');
  await screen.findByText(`?${new URLSearchParams({ span: '2026-09-01~2027-02-28' }).toString()}`);
  const days = asked.slice(-4).map(({ searchParams }) => searchParams.get('from'));
  expect(days).toContain('2026-09-01');
  await expectRows(30);
});

test('the numbers are of the period that the academy counts, and say so; all time can be chosen', async () => {
  meddle = ({ pathname }) =>
    pathname.endsWith('/terms')
      ? Response.json({
          content: [],
          counted: { name: '이번 분기', first: '2026-10-01', last: '2026-12-31' },
        })
      : undefined;
  open();
  await screen.findByText('이번 분기 기준');
  await screen.findByText('기록 1');
  const spans = () =>
    asked
      .filter(({ pathname }) => pathname.endsWith('/mine'))
      .map(({ searchParams }) => searchParams.get('from'));
  expect(new Set(spans())).toEqual(new Set(['2026-10-01']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '기간' }), '전체 기간');
  await screen.findByText('전체 기간 기준');
  await waitFor(() => expect(spans().at(-1)).toBeNull());
});
