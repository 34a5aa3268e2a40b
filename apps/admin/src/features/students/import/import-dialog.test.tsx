import type { Api } from '@academy/api-client';
import { planImport, type ImportBasis, type ImportPreview } from '@academy/domain/students';
import { aKnownStudent } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/modal-dialogs';
import { ImportDialog } from './import-dialog';

type Body = Parameters<Api['previewImport']>[0]['body'];
const calls = vi.hoisted(() => ({
  previewImport: vi.fn<(call: { body: Body }) => Promise<ImportPreview>>(),
  importStudents: vi.fn<(call: { body: Body }) => Promise<object>>(),
  studentImports: vi.fn<() => Promise<{ content: [] }>>(),
}));
vi.mock('../../../shared/api', () => ({ api: calls }));

const basis: ImportBasis = { existing: [], today: day('2026-11-20'), contacts: true };
beforeEach(() => {
  calls.previewImport.mockImplementation(async ({ body: { columns, ...table } }) =>
    planImport(table, { ...basis, choice: columns }),
  );
  calls.importStudents.mockImplementation(async () => ({
    counts: { add: 2, change: 0, same: 0, error: 0 },
    undo: null,
  }));
  calls.studentImports.mockResolvedValue({ content: [] });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function paste(...lines: string[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('여기에 붙여넣기'), {
    target: { value: lines.join('\n') },
  });
  fireEvent.click(screen.getByRole('button', { name: '붙여넣은 내용 확인' }));
}
const column = (header: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `${header} 열` });
const choose = async (header: string, field: string) =>
  fireEvent.change(await column(header), { target: { value: field } });
const next = () => fireEvent.click(screen.getByRole('button', { name: '이대로 확인' }));
const chosen = () => calls.previewImport.mock.lastCall?.[0].body.columns;

const ROWS = ['김하늘\t김엄마\t010-1234-5678\t한빛중', '이바다\t\t010-2345-6789\t하늘중'];

test('columns whose titles nobody knows are asked about first, with what is in them, and the choice is sent', async () => {
  paste('이름\t학부모 성함\t연락처\t출신교', ...ROWS);
  expect((await column('학부모 성함')).value).toBe('');
  expect((await column('이름')).value).toBe('name');
  expect(screen.getByText('한빛중 · 하늘중')).toBeTruthy();
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['처음 보는 열', '읽은 열']);

  await choose('학부모 성함', 'guardian1Name');
  next();
  fireEvent.click(await screen.findByRole('button', { name: '정상 2명 반영하기' }));
  await screen.findByText('추가 2명, 변경 0명을 반영했습니다.');
  expect(chosen()).toEqual(['name', 'guardian1Name', 'phone', null]);
  expect(calls.importStudents.mock.lastCall?.[0].body.columns).toEqual(chosen());
});

test('two columns for one field and no name at all are shown before anything is sent', async () => {
  paste('원생 성함\t보호자 성함\t연락처\t출신교', ...ROWS);
  await choose('출신교', 'phone');
  const sent = calls.previewImport.mock.calls.length;
  expect(
    screen.getAllByText(
      "전화번호 열이 둘 이상입니다: '연락처', '출신교'. 하나만 고르고 나머지는 '가져오지 않음'으로 두세요.",
    ).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('다른 열과 겹칩니다.')).toHaveLength(2);
  next();
  await choose('출신교', '');
  expect(
    screen.getAllByText('이름 열이 없습니다. 이름이 든 열을 고르세요.').length,
  ).toBeGreaterThan(0);
  next();
  expect(calls.previewImport.mock.calls.length).toBe(sent);
  await choose('원생 성함', 'name');
  next();
  await screen.findByRole('button', { name: '정상 2명 반영하기' });
});

test('a table whose titles are known is not asked about, and can be all the same', async () => {
  paste('이름\t전화번호', '김하늘\t010-1234-5678');
  await screen.findByRole('button', { name: '정상 1명 반영하기' });
  expect(chosen()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: '열 고르기' }));
  expect((await column('전화번호')).value).toBe('phone');
});

test('a table without titles is refused where it was pasted', async () => {
  paste('김하늘\t010-1234-5678');
  await screen.findByText(/열 제목을 찾을 수 없습니다/);
  await waitFor(() => expect(screen.queryByRole('button', { name: '이대로 확인' })).toBeNull());
});

const FOLDER = join(import.meta.dirname, '../../../../../../fixtures/tables');
function drop(name: string) {
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.change(view.baseElement.querySelector('input[type=file]') ?? view.baseElement, {
    target: { files: [new File([readFileSync(join(FOLDER, name))], name)] },
  });
}
const lines = (heading: string) =>
  [
    ...(screen.getByRole('heading', { name: heading }).parentElement?.querySelectorAll('li') ?? []),
  ].map(({ textContent }) => textContent);

test('the last step names whom it adds and changes, and shows the first rows as they were read', async () => {
  const known = aKnownStudent({ name: '이바다', phone: '01023456789', school: '옛고' });
  calls.previewImport.mockImplementation(async ({ body }) =>
    planImport(body, { ...basis, existing: [known] }),
  );
  const names = Array.from({ length: 51 }, (_, at) => `새${String.fromCharCode(0xac00 + at)}`);
  paste(
    '이름\t연락처\t학교\t좌석',
    ...names.map((name, at) => `${name}\t010-1234-${1000 + at}\t한빛고\t${at + 1}`),
    '이바다\t010-2345-6789\t하늘고\t',
    '1203\t010-2345-6780\t하늘고\t',
  );
  await screen.findByRole('button', { name: '정상 52명 반영하기' });
  expect(lines('바뀌는 학생')).toEqual(['53행 이바다 학교 옛고 → 하늘고']);
  expect(lines('추가할 학생 51명').at(0)).toBe('2행 새가 한빛고 · 1 · 010-1234-1000');
  expect(lines('추가할 학생 51명').at(-1)).toBe('외 1명');
  fireEvent.click(screen.getByRole('button', { name: '51명 모두 보기' }));
  expect(lines('추가할 학생 51명')).toHaveLength(51);
  expect(lines('오류 1행은 반영하지 않습니다')[0]).toContain("이름에 글자가 없습니다: '1203'");
  expect(
    [...screen.getByRole('table', { name: '이렇게 읽었습니다' }).querySelectorAll('tr')].map(
      (row) => [...row.children].map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['이름', '전화번호', '학교', '좌석'],
    ...[0, 1, 2].map((at) => [names[at], `010-1234-${1000 + at}`, '한빛고', String(at + 1)]),
  ]);
});

test('every sheet of a file is offered, taken by itself, and those that are left are named', async () => {
  drop('students-three-sheets.xlsx');
  fireEvent.click(await screen.findByRole('button', { name: '2반' }));
  fireEvent.click(await screen.findByRole('button', { name: '정상 2명 반영하기' }));
  expect(lines('읽지 않은 내용')).toEqual(['다른 시트: 1반, 3반']);
  fireEvent.click(await screen.findByRole('button', { name: '3반 시트 올리기' }));
  await screen.findByRole('button', { name: '정상 1명 반영하기' });
  expect(calls.previewImport.mock.lastCall?.[0].body.fileName).toBe(
    '3반 · students-three-sheets.xlsx',
  );
  fireEvent.click(screen.getByRole('button', { name: '다른 시트 고르기' }));
  expect(await screen.findByText('올림')).toBeTruthy();
});

test('what a filter hides is not read and said, and read when asked for', async () => {
  drop('hard-hidden-filter.xlsx');
  await screen.findByRole('button', { name: '정상 2명 반영하기' });
  expect(lines('읽지 않은 내용')).toEqual(['보이지 않는 줄 2개: 3, 4행']);
  fireEvent.click(screen.getByRole('button', { name: '숨긴 줄과 열도 읽기' }));
  await screen.findByRole('button', { name: '정상 4명 반영하기' });
  expect(screen.queryByRole('heading', { name: '읽지 않은 내용' })).toBeNull();
});

test('cells that were not read are named, and what the file is when it is no table', async () => {
  drop('students-errors.xlsx');
  await screen.findByRole('button', { name: '정상 1명 반영하기' });
  expect(screen.queryByRole('heading', { name: '읽지 않은 내용' })).toBeNull();
  expect(lines('확인할 내용')[0]).toBe('C2 학년: 엑셀 오류(#N/A)라 읽지 않았습니다. 2행');
  cleanup();
  drop('hard-encrypted-real.xlsx');
  await screen.findByText(/^암호가 걸린 파일입니다/);
});
