// @vitest-environment jsdom
import { ownAllergensSchema } from '@academy/domain/menus';
import { day } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { askedRequest } from '../../testing/asked-request';
import '../../testing/phone';
import { MenuDaySheet } from './menu-day-sheet';

const date = day('2026-11-20');
const lunch = {
  date,
  meal: 'lunch',
  dishes: [
    { name: '쌀밥', allergens: [] },
    { name: '새우볶음', allergens: [5, 9] },
  ],
};

let own: number[];
let meals: object[];
let broken: number | undefined;
const asked = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  [own, meals, broken] = [[], [lunch], undefined];
  asked.mockClear();
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const { method, url, body } = await askedRequest(...sent);
    if (broken) return Response.json({ message: '고장' }, { status: broken });
    if (method === 'PUT') {
      asked(body);
      own = ownAllergensSchema.parse(body).allergens;
    }
    return url.pathname.endsWith('/allergens')
      ? Response.json({ allergens: own })
      : Response.json({ date, meals, picture: null, allergens: own });
  });
});

const open = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MenuDaySheet open date={date} onShow={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
const dish = async (name: RegExp) => (await screen.findByText(name)).closest('li');

test('without an allergy a dish says what it holds, and nothing is promised', async () => {
  open();
  expect((await dish(/새우볶음/))?.textContent).toBe('새우볶음들어 있어요: 대두 · 새우');
  expect((await dish(/쌀밥/))?.textContent).toBe('쌀밥');
  expect(screen.queryByText(/내 알레르기는 없어요/)).toBeNull();
});

test('one’s own are marked in words, apart from what else is in it', async () => {
  own = [9];
  open();
  expect((await dish(/새우볶음/))?.textContent).toBe('새우볶음내 알레르기 새우들어 있어요: 대두');
  await screen.findByText('점심에 내 알레르기 재료가 들어 있어요.');
});

test('a day without them says that unmarked dishes may hold some', async () => {
  own = [4];
  open();
  expect(
    await screen.findByText(/^표시된 재료 중에 내 알레르기는 없어요\. 알레르기 표시가 없는/),
  ).toBeTruthy();
});

test('a dish with numbers that were not read is named, whatever else is marked', async () => {
  own = [9];
  meals = [{ ...lunch, dishes: [...lunch.dishes, { name: '비타500', allergens: [] }] }];
  open();
  expect((await dish(/^비타500$/))?.textContent).toBe('비타500알레르기 번호를 읽지 못했어요');
  await screen.findByText(
    /^알레르기 번호를 읽지 못한 음식이 있어요: 비타500\. .*데스크에 물어보세요/,
  );
});

test('what is chosen is saved and marked; 취소 leaves it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '알레르기 고르기' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '우유' }));
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '알레르기 고르기' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '새우' }));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith({ allergens: [9] }));
  await screen.findByText('점심에 내 알레르기 재료가 들어 있어요.');
  const mine = screen.getByRole('region', { name: '내 알레르기' });
  expect(within(mine).getByText('새우')).toBeTruthy();
});

test('a save that failed keeps what was chosen', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '알레르기 고르기' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '게' }));
  broken = 500;
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await screen.findByText('알레르기를 저장하지 못했어요. 다시 시도해 주세요.');
  expect(screen.getByRole('checkbox', { name: '게' }).matches(':checked')).toBe(true);
});

test('a day that no 식단표 names says so', async () => {
  meals = [];
  open();
  expect(await screen.findByText(/^이 날의 식단이 아직 올라오지 않았어요\./)).toBeTruthy();
});

test('a server that knows no menus has none, and asks for no allergies', async () => {
  broken = 404;
  open();
  expect(await screen.findByText(/^이 날의 식단이 아직 올라오지 않았어요\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: '내 알레르기' })).toBeNull());
});
