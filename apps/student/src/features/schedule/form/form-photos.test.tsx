// @vitest-environment jsdom
import '../testing/browser';
import { regularScheduleSchema } from '@academy/domain/schedule';
import { aRegularSchedule } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noAnswer, openSchedulePage, type Asked } from '../testing/render-schedule';

const UPLOAD = 'POST /students/me/attachments';
const READ = 'GET /students/me/attachments/';
const POST = 'POST /students/me/schedules';
const PUT = 'PUT /students/me/schedules/1';
const sizes = { width: 1500, height: 2000 };
const approved = aRegularSchedule({
  id: '1',
  status: 'APPROVED',
  firstDate: '2026-11-03',
  lastDate: null,
  attachments: [
    { id: '41', ...sizes },
    { id: '42', ...sizes },
  ],
});

const photo = (name = '시간표.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const input = () => screen.getByLabelText<HTMLInputElement>('사진 추가', { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const picture = () =>
  new Response(new Uint8Array([1]), { headers: { 'content-type': 'image/webp' } });
const written = ({ body }: Asked) =>
  Response.json(regularScheduleSchema.parse({ ...approved, id: '9', ...(body as object) }));

/** The page before a server that numbers uploads from 801 on. */
function openPage(options: Parameters<typeof openSchedulePage>[0] = {}) {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  let id = 800;
  const upload = () => Response.json({ id: String((id += 1)), ...sizes });
  return openSchedulePage({
    ...options,
    answers: {
      [UPLOAD]: upload,
      [READ]: picture,
      [POST]: written,
      [PUT]: written,
      ...options.answers,
    },
  });
}

test('a new schedule takes photos; what was begun keeps them, and one can be taken out', async () => {
  const { user, sent, address } = openPage({ address: '/regular-schedule?open=new.2026-11-24' });
  await screen.findByRole('dialog', { name: '일정 추가' });
  await user.type(screen.getByLabelText('내용'), '영어학원');
  await user.type(screen.getByLabelText('나가는 시각'), '1900');
  await user.type(screen.getByLabelText('돌아오는 시각'), '2100');
  await user.upload(input(), [photo('1.jpg'), photo('2.jpg')]);
  await screen.findByText('증빙 사진 2');
  await user.click(button('닫기'));
  await waitFor(() => expect(address()).toBe(''));
  await user.click(screen.getAllByRole('button', { name: '일정 추가' })[0]!);
  await user.click(await screen.findByRole('button', { name: '증빙 사진 1 빼기' }));
  await user.click(button('신청하기'));
  await waitFor(() => expect(sent(POST)).toHaveLength(1));
  expect(sent(POST)[0]?.body).toMatchObject({ title: '영어학원', attachmentIds: ['802'] });
});

test('a change request takes along what is not taken out; a photo alone is a change', async () => {
  const { user, sent, notices } = openPage({
    schedules: [approved],
    address: '/regular-schedule?open=edit-1',
  });
  await screen.findByRole('dialog', { name: '변경 요청' });
  expect(button('변경 요청하기').getAttribute('aria-disabled')).toBe('true');
  await user.click(await screen.findByRole('button', { name: '증빙 사진 1 빼기' }));
  await user.upload(input(), photo());
  await waitFor(() => expect(screen.getAllByText(/^증빙 사진 [12]$/)).toHaveLength(2));
  await user.click(button('변경 요청하기'));
  expect(await notices('변경을 요청했어요.')).toBeTruthy();
  expect(sent(PUT)[0]?.body).toMatchObject({ attachmentIds: ['42', '801'], version: 1 });
});

test('one that fails keeps the form back, and is the affair of its own form', async () => {
  const { user, address } = openPage({
    schedules: [approved],
    address: '/regular-schedule?open=edit-1',
    answers: { [UPLOAD]: noAnswer },
  });
  await screen.findByRole('dialog', { name: '변경 요청' });
  await user.upload(input(), photo());
  await screen.findByText('시간표.jpg');
  await waitFor(() => expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy());
  const why = button('변경 요청하기').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(why)?.textContent).toBe(
    '올리지 못한 사진을 다시 올리거나 빼 주세요.',
  );
  await user.click(button('닫기'));
  await waitFor(() => expect(address()).toBe(''));
  await user.click(screen.getAllByRole('button', { name: '일정 추가' })[0]!);
  await screen.findByRole('dialog', { name: '일정 추가' });
  expect(screen.queryByText('시간표.jpg')).toBeNull();
});

test('without a network photos stand still', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage({ schedules: [approved], address: '/regular-schedule?open=edit-1' });
  await screen.findByRole('dialog', { name: '변경 요청' });
  expect((await screen.findByRole('button', { name: '사진 추가' })).ariaDisabled).toBe('true');
  expect(button('증빙 사진 1 빼기').ariaDisabled).toBe('true');
  vi.restoreAllMocks();
});

test('a schedule shows its photos, and one of them large', async () => {
  const { user } = openPage({
    schedules: [approved],
    address: '/regular-schedule?open=schedule-1',
  });
  const drawer = await screen.findByRole('dialog', { name: '수학학원' });
  await within(drawer).findByText('증빙 사진 2장');
  await user.click(await within(drawer).findByRole('button', { name: '증빙 사진 2' }));
  const large = await screen.findByRole('dialog', { name: '증빙 사진 2' });
  expect(within(large).getByRole('link', { name: '저장하기' }).getAttribute('download')).toBe(
    '증빙 사진 정기일정 1-2.webp',
  );
});
