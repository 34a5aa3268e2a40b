import { ApiError } from '@academy/api-client';
import type { EditedAcademy, StoredLogo } from '@academy/domain/settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../testing/open-manager-page';
import { AcademyTab } from './academy-tab';

type Body = { logo: string | null; name: string };

const calls = vi.hoisted(() => ({
  editedAcademy: vi.fn<() => Promise<EditedAcademy>>(),
  saveAcademy: vi.fn<(call: { body: Body }) => Promise<EditedAcademy>>(),
  uploadLogo: vi.fn<(call: { body: File }) => Promise<StoredLogo>>(),
}));
vi.mock('../../shared/api', () => ({
  api: calls,
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

const aLogo = (mark: string): StoredLogo => ({
  key: `${mark.repeat(64)}.webp`,
  url: `/api/files/${mark.repeat(64)}.webp`,
  width: 480,
  height: 192,
});
const edited = (logo: StoredLogo | null, version = 1): EditedAcademy => ({
  academy: {
    name: '하늘학원',
    companyLines: [],
    manualUrl: '',
    deskPhone: '',
    channelUrl: '',
    logo: logo?.key ?? null,
  },
  logo,
  version,
  updatedAt: null,
  updatedByName: null,
});

const PNG = '\u0089PNG\r\n\u001a\n';
const aFile = (content: string, name = '로고.png', type = 'image/png') =>
  new File([Uint8Array.from(content, (char) => char.charCodeAt(0))], name, { type });
const pick = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, {
    target: { files: [file] },
  });
const open = (logo: StoredLogo | null, manager = {}) => {
  calls.editedAcademy.mockResolvedValue(edited(logo));
  openManagerPage(<AcademyTab />, { manager });
  return screen.findByLabelText('학원 이름');
};
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img')];
const save = () => fireEvent.click(screen.getByRole('button', { name: '저장' }));

beforeEach(() => {
  calls.uploadLogo.mockResolvedValue(aLogo('a'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.resetAllMocks();
});

test('a logo is chosen, seen on light and on dark ground, and saved with the tab', async () => {
  await open(null);
  pick(aFile(PNG));
  await screen.findByText('밝은 화면');
  expect(
    pictures().map((picture) => [
      picture.closest('[data-theme]')?.getAttribute('data-theme'),
      picture.getAttribute('src'),
    ]),
  ).toEqual([
    ['light', aLogo('a').url],
    ['dark', aLogo('a').url],
  ]);
  expect(screen.getByText('변경 1건').parentElement?.textContent).toContain('로고');
  calls.saveAcademy.mockResolvedValue(edited(aLogo('a'), 2));
  save();
  await waitFor(() => expect(screen.queryByRole('button', { name: '저장' })).toBeNull());
  expect(calls.saveAcademy.mock.lastCall?.[0].body.logo).toBe(aLogo('a').key);
});

test('what was typed while it was on its way stays', async () => {
  let answer: (logo: StoredLogo) => void = () => undefined;
  calls.uploadLogo.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const name = await open(null);
  pick(aFile(PNG));
  fireEvent.change(name, { target: { value: '바다학원' } });
  await waitFor(() => expect(calls.uploadLogo).toHaveBeenCalled());
  answer(aLogo('a'));
  await screen.findByText('변경 2건');
});

test('it is taken off, and comes back with the other changes', async () => {
  await open(aLogo('a'));
  fireEvent.click(screen.getByRole('button', { name: '로고 빼기' }));
  expect(pictures()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '변경 취소' }));
  expect(pictures()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '로고 빼기' }));
  calls.saveAcademy.mockResolvedValue(edited(null, 2));
  save();
  await waitFor(() => expect(screen.queryByRole('button', { name: '저장' })).toBeNull());
  expect(calls.saveAcademy.mock.lastCall?.[0].body.logo).toBeNull();
});

test.each([
  ['<svg ', '로고로 쓸 수 없는 파일입니다. PNG, JPG, WEBP 파일을 올리세요.'],
  ['GIF89a', '로고로 쓸 수 없는 파일입니다. PNG, JPG, WEBP 파일을 올리세요.'],
])('%j is not sent at all', async (content, text) => {
  await open(null);
  pick(aFile(content));
  expect(await screen.findByText(text)).toBeDefined();
  expect(calls.uploadLogo).not.toHaveBeenCalled();
});

test('a file of another kind is named', async () => {
  await open(null);
  pick(aFile('%PDF', '로고.pdf', 'application/pdf'));
  expect(
    await screen.findByText('로고.pdf: 로고로 쓸 수 없습니다. PNG, JPG, WEBP 파일을 올리세요.'),
  ).toBeDefined();
});

test('what the server refuses is said of the logo; what only failed can be tried again', async () => {
  const refusal = { success: false, code: 'picture-broken', message: '사진을 열 수 없습니다.' };
  calls.uploadLogo
    .mockRejectedValueOnce(
      new ApiError('response', 'uploadLogo', {
        answer: { status: 422, statusText: '', body: refusal, header: () => undefined },
      }),
    )
    .mockRejectedValueOnce(new ApiError('network', 'uploadLogo'));
  await open(null);
  pick(aFile(PNG));
  expect(
    await screen.findByText('로고 파일을 열 수 없습니다. 다른 파일로 다시 올리세요.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  pick(aFile(PNG));
  fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  await screen.findByText('밝은 화면');
});

test('who may only look changes nothing, and reads why', async () => {
  await open(aLogo('a'), { role: 'READONLY_MANAGER' });
  for (const name of ['로고 빼기', '다른 로고 고르기']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(button)).not.toBe('');
  }
});
