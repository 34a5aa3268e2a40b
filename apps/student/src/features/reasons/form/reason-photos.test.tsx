// @vitest-environment jsdom
import { createClient, createServerClock } from '@academy/api-client';
import { anAbsenceReason } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedDrafts } from '../../../shared/unsaved/stored-drafts';
import { fakeDesk, noAnswer, refused } from '../testing/fake-desk';
import { dialog, openPage } from '../testing/open-page';

vi.mock('../../../shared/api', () => ({
  client: createClient({ baseURL: 'http://academy.test/api' }),
  serverClock: createServerClock(() => Date.now()),
}));

const sizes = { width: 1500, height: 2000 };
const pending = anAbsenceReason({
  id: '705',
  date: '2026-11-23',
  attachments: [
    { id: '41', ...sizes },
    { id: '42', ...sizes },
  ],
});
const shown = new Set<string>();

let desk: ReturnType<typeof fakeDesk>;
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  shown.clear();
  URL.createObjectURL = () => {
    const url = `blob:${shown.size + 1}`;
    shown.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void shown.delete(url);
  storedDrafts.of(undefined);
  localStorage.clear();
  storedDrafts.of('101');
  desk = fakeDesk([pending]);
});

const photo = (name = '확인서.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const input = () => screen.getByLabelText<HTMLInputElement>('사진 추가', { selector: 'input' });
const write = async (user: UserEvent, text: string) => {
  await user.click(screen.getByLabelText('내용'));
  await user.paste(text);
};
async function begin() {
  const { user, unmount } = openPage();
  await user.click(await screen.findByText('결석', { selector: 'button span' }));
  const form = await dialog('사유 제출');
  await user.click(screen.getByLabelText('병원'));
  await write(user, '치과 검진');
  return { user, form, unmount };
}
const button = (name: string) => screen.getByRole('button', { name });
const submit = (user: UserEvent) => user.click(button('제출하기'));

describe('a new reason', () => {
  test('takes photos, and shows them with the receipt', async () => {
    const { user } = await begin();
    await user.upload(input(), [photo('1.jpg'), photo('2.jpg')]);
    await screen.findByText('증빙 사진 2');
    expect(desk.uploads()).toHaveLength(2);
    await user.click(button('증빙 사진 1 빼기'));
    await submit(user);
    const receipt = await dialog('사유를 제출했어요');
    expect(desk.sent('POST')[0]?.body).toMatchObject({ attachmentIds: ['802'] });
    await within(receipt).findByText('증빙 사진 1장');
    await user.click(within(receipt).getByRole('button', { name: '증빙 사진 1' }));
    const large = await dialog('증빙 사진 1');
    expect(await within(large).findByRole('img', { name: '증빙 사진 1' })).toBeTruthy();
    expect(within(large).getByRole('link', { name: '저장하기' }).getAttribute('download')).toMatch(
      /^증빙 사진 .*-1\.webp$/,
    );
  });

  test('one that fails is named, keeps the text, and can be tried again or left out', async () => {
    const { user, form } = await begin();
    desk.meddle = ({ path }) => (path.endsWith('/attachments') ? noAnswer() : undefined);
    await user.upload(input(), photo());
    await within(form).findByText('확인서.jpg');
    await within(form).findByText(/사진을 올리지 못했어요|연결/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('내용').value).toBe('치과 검진');
    await waitFor(() => expect(button('제출하기').getAttribute('aria-disabled')).toBe('true'));
    desk.meddle = () => undefined;
    await user.click(within(form).getByRole('button', { name: '다시 시도' }));
    await within(form).findByText('증빙 사진 1');
    await submit(user);
    await dialog('사유를 제출했어요');
  });

  test('what the server does not take cannot be tried again', async () => {
    const { user, form } = await begin();
    const text = '사진을 열 수 없어요. 다른 파일로 다시 올려 주세요.';
    desk.meddle = ({ path }) =>
      path.endsWith('/attachments') ? refused(422, 'picture-broken', text) : undefined;
    await user.upload(input(), photo());
    await within(form).findByText(text);
    expect(within(form).queryByRole('button', { name: '다시 시도' })).toBeNull();
    await user.click(within(form).getByRole('button', { name: '빼기' }));
    await waitFor(() => expect(button('제출하기').getAttribute('aria-disabled')).toBeNull());
  });

  test('no photo is not even sent', async () => {
    const { user, form } = await begin();
    await user.upload(input(), new File(['%PDF'], '공문.jpg', { type: 'image/jpeg' }));
    await within(form).findByText('사진 파일이 아니에요. JPG, PNG, WEBP, GIF 파일을 올려 주세요.');
    expect(desk.uploads()).toEqual([]);
  });

  test('three are enough', async () => {
    const { user } = await begin();
    await user.upload(input(), [photo('1'), photo('2'), photo('3'), photo('4')]);
    await screen.findByText('증빙 사진 3');
    expect(desk.uploads()).toHaveLength(3);
    expect(button('사진 추가').getAttribute('aria-disabled')).toBe('true');
  });

  test('the draft keeps them, and says of one that is gone what to do', async () => {
    const { user, unmount } = await begin();
    await user.upload(input(), photo());
    await screen.findByText('증빙 사진 1');
    unmount();
    expect(shown.size).toBe(0);
    desk.meddle = ({ method, path }) =>
      method === 'GET' && path.includes('/attachments/')
        ? refused(404, 'not-found', '찾지 못했어요.')
        : undefined;
    const again = openPage('/submit?open=new');
    await screen.findByText('지워진 사진이에요. 빼고 다시 올려 주세요.');
    expect(button('제출하기').getAttribute('aria-disabled')).toBe('true');
    await again.user.click(button('증빙 사진 1 빼기'));
    await submit(again.user);
    await dialog('사유를 제출했어요');
    expect(desk.sent('POST')[0]?.body).toMatchObject({ attachmentIds: [] });
  });
});

test('a reason that waits: one is taken out, another put in', async () => {
  const { user } = openPage('/submit?open=edit-705');
  await dialog('사유 수정');
  await user.click(await screen.findByRole('button', { name: '증빙 사진 1 빼기' }));
  await user.upload(input(), photo());
  await waitFor(() => expect(screen.getAllByText(/^증빙 사진 [12]$/)).toHaveLength(2));
  await user.click(button('수정하기'));
  await dialog('사유를 수정했어요');
  expect(desk.sent('PUT')[0]?.body).toMatchObject({ attachmentIds: ['42', '801'] });
});

test('without a network photos stand still', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage('/submit?open=edit-705');
  await dialog('사유 수정');
  expect((await screen.findByRole('button', { name: '사진 추가' })).ariaDisabled).toBe('true');
  expect(button('증빙 사진 1 빼기').ariaDisabled).toBe('true');
});
