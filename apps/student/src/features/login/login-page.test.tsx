// @vitest-environment jsdom
import { anAcademy } from '@academy/domain/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../shared/api';
import '../../testing/phone';
import { LoginPage } from './login-page';

const student = { id: '101', name: '김하늘' };
const claims = (roles: string[]) => `e30.${btoa(JSON.stringify({ sub: '1', roles }))}.signature`;

/** The server's answer to a login, and to the question about the academy. */
let answer: () => Response | Promise<Response>;
let academy: object;
/** The bodies of the logins, oldest first. */
let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  academy = {};
  sent = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname } = new URL(input.url);
    if (pathname.endsWith('/students/login')) {
      sent.push(await input.clone().json());
      return answer();
    }
    if (pathname.endsWith('/public/academy'))
      return Response.json(anAcademy({ name: '하늘학원', manualUrl: '', ...academy }));
    return Response.json({}, { status: 401 });
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await session.logout();
});

const field = () => screen.getByLabelText<HTMLInputElement>('휴대폰 번호');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '로그인' });

async function open(search = '') {
  const onSignedIn = vi.fn<(next: string) => void>();
  const { container } = render(<LoginPage search={search} onSignedIn={onSignedIn} />);
  await screen.findByLabelText('휴대폰 번호');
  return {
    container,
    onSignedIn,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
  };
}
async function login(phone = '01012345678') {
  const opened = await open();
  await opened.user.type(field(), phone);
  await opened.user.click(button());
  return opened;
}

test.each([
  [
    'another answer’s own words',
    () => Response.json({ message: '등록된 번호가 아니에요.' }, { status: 401 }),
    '등록된 번호가 아니에요.',
  ],
  [
    'no token',
    () => Response.json({ success: true, student }),
    '로그인 토큰을 받지 못했어요. 관리자에게 문의해 주세요.',
  ],
  [
    'success false with a reason',
    () => Response.json({ success: false, message: '휴원 중인 학생이에요.' }),
    '휴원 중인 학생이에요.',
  ],
  [
    'success false',
    () => Response.json({ success: false }),
    '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
  ],
  [
    'a failing server',
    () => new Response('', { status: 500 }),
    '로그인 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  ],
])('%s: said until something else is typed, and nothing is stored', async (_, said, text) => {
  answer = said;
  const { user } = await login();
  await screen.findByText(text);
  expect(field().value).toBe('010-1234-5678');
  expect(Object.keys(sessionStorage)).toEqual([]);
  await user.type(field(), '{Backspace}9');
  expect(screen.queryByText(text)).toBeNull();
});

test.each([
  ['010-1234-56789', '010-1234-5678'],
  ['+82 10-1234-56789', '010-1234-5678'],
])('of a pasted %s the beginning is refused, not sent', async (pasted, shown) => {
  const { user } = await open();
  await user.click(field());
  await user.paste(pasted);
  expect(field().value).toBe(shown);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await screen.findAllByText('숫자가 너무 많아요. 번호를 다시 확인해 주세요.');
  await user.type(field(), '{Backspace}9');
  expect(field().value).toBe('010-1234-5679');
  expect(button().getAttribute('aria-disabled')).not.toBe('true');
});

test('a key too many does nothing', async () => {
  const { user } = await open();
  await user.type(field(), '010123456789');
  expect(field().value).toBe('010-1234-5678');
  expect(button().getAttribute('aria-disabled')).not.toBe('true');
});

test('a foreign number stays as it is typed, and is sent whole', async () => {
  const { user } = await open();
  await user.type(field(), '+65 8123 456');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await user.type(field(), '7');
  expect(field().value).toBe('+65 8123 4567');
  answer = () => Response.json({}, { status: 401 });
  await user.click(button());
  await waitFor(() => expect(sent).toEqual([{ phoneNumber: '+6581234567' }]));
});

test('a token in the answer’s header counts', async () => {
  answer = () =>
    Response.json(
      { success: true, student },
      { headers: { authorization: `Bearer ${claims(['ROLE_STUDENT'])}` } },
    );
  const { user, onSignedIn } = await login();
  await user.click(await screen.findByText('맞아요'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/student-calendar'));
});

test('a manager’s token leads to the page that is not there', async () => {
  answer = () => Response.json({ success: true, student, accessToken: claims(['ROLE_MANAGER']) });
  const { user, onSignedIn } = await login();
  await user.click(await screen.findByText('맞아요'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/not-found'));
});

test('too many tries: the seconds are counted down, then the button works again', async () => {
  answer = () =>
    Response.json(
      { success: false, message: '30초 뒤에 다시 시도해 주세요.', code: 'rate-limited' },
      { status: 429, headers: { 'retry-after': '30' } },
    );
  await login();
  await screen.findAllByText('30초 뒤에 다시 시도해 주세요.');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(screen.getAllByText('18초 뒤에 다시 시도해 주세요.')).not.toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  expect(button().getAttribute('aria-disabled')).not.toBe('true');
});

test('without a network it says so, and works once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user } = await login();
  expect(await screen.findAllByText('인터넷에 연결되어 있지 않아요.')).toHaveLength(2);
  online.mockReturnValue(true);
  answer = () => Response.json({ success: true, student, accessToken: claims(['ROLE_STUDENT']) });
  act(() => window.dispatchEvent(new Event('online')));
  await user.click(button());
  await screen.findByText('김하늘');
});

test.each([
  ['nothing of its own', {}, '/manual/', undefined],
  [
    'its own',
    { manualUrl: 'https://example.com/manual', adminAppUrl: 'https://desk.example.com' },
    'https://example.com/manual',
    'https://desk.example.com/admin-login',
  ],
])(
  'an academy with %s: its manual, and the way to the managers’ login',
  async (_, facts, manual, desk) => {
    academy = facts;
    await open();
    await screen.findByText('하늘학원 학생 로그인');
    expect(screen.getByText('사용 설명서').getAttribute('href')).toBe(manual);
    expect(screen.queryByText('관리자 로그인')?.getAttribute('href')).toBe(desk);
  },
);

test('the academy’s logo takes the place of the mark once it has come, and never as a broken picture', async () => {
  academy = { logo: { url: '/api/files/a.webp', width: 480, height: 192 } };
  const { container } = await open();
  await screen.findByText('하늘학원 학생 로그인');
  const logo = container.querySelector('img');
  expect([logo?.hidden, container.querySelectorAll('main svg').length]).toEqual([true, 1]);
  fireEvent.load(logo ?? container);
  expect([logo?.hidden, logo?.alt, container.querySelector('main svg')]).toEqual([
    false,
    '하늘학원',
    null,
  ]);
});

test('a PIN that was chosen on a device that waits goes along with the next try; each step says what to do', async () => {
  const bodies: unknown[] = [];
  const refusals = ['pin-choose', 'device-waiting', 'device-waiting'];
  vi.stubGlobal('fetch', async (input: Request) => {
    if (!new URL(input.url).pathname.endsWith('/students/login')) return Response.json(anAcademy());
    bodies.push(await input.json());
    const code = refusals.shift();
    return code === undefined
      ? Response.json({ success: true, student, accessToken: claims(['ROLE_STUDENT']) })
      : Response.json({ success: false, code, message: code }, { status: 401 });
  });
  const lead = '등록한 휴대폰 번호로 로그인해 주세요.';
  const { user } = await open();
  expect(screen.getByText(lead)).toBeDefined();
  await user.type(field(), '01012345678');
  await user.click(button());
  const pin = await screen.findByLabelText('간편 비밀번호');
  expect(screen.queryByText(lead)).toBeNull();
  expect(screen.getByText('앞으로 로그인할 때 쓸 간편 비밀번호를 정해 주세요.')).toBeDefined();
  await user.type(pin, '1357');
  await user.type(screen.getByLabelText('간편 비밀번호 한 번 더'), '1357');
  await user.click(button());
  await screen.findAllByText('device-waiting');
  await user.type(field(), '01012345678');
  await user.click(button());
  await screen.findAllByText('device-waiting');
  await user.click(button());
  await screen.findByText('김하늘');
  const phoneNumber = '01012345678';
  expect(bodies).toEqual([
    { phoneNumber },
    { phoneNumber, newPin: '1357' },
    { phoneNumber, pin: '1357', newPin: '1357' },
    { phoneNumber, pin: '1357', newPin: '1357' },
  ]);
});

const asksWho = () =>
  Response.json(
    {
      success: false,
      message: '누구인지 골라 주세요.',
      code: 'student-choose',
      students: [
        { id: '101', name: '김하*' },
        { id: '102', name: '김바*' },
      ],
    },
    { status: 401 },
  );

test('brothers and sisters with one number choose, and are not asked for the name again', async () => {
  answer = asksWho;
  const { user, onSignedIn } = await login();
  await screen.findByText('누구로 로그인할까요?');
  expect(Object.keys(sessionStorage)).toEqual([]);
  answer = () =>
    Response.json({
      success: true,
      student: { id: '102', name: '김바*' },
      accessToken: claims(['ROLE_STUDENT']),
    });
  await user.click(screen.getByText('김바*'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('studentId')).toBe('102');
  expect(sent.at(-1)).toMatchObject({ phoneNumber: '01012345678', studentId: '102' });
});

test('none of the names: back to the number, with nothing stored', async () => {
  answer = asksWho;
  const { user } = await login();
  await screen.findByText('누구로 로그인할까요?');
  await user.click(screen.getByText('아니에요'));
  expect(screen.queryByText('김바*')).toBeNull();
  expect(field().value).toBe('010-1234-5678');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
