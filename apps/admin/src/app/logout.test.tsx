import { ApiError } from '@academy/api-client';
import { useUnsavedChanges } from '@academy/app-kit/forms';
import { managerIdSchema, studentIdSchema, type ManagerId } from '@academy/domain/ids';
import { aManager } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOutboxOf } from '../features/attendance/outbox/mark-outbox';
import { visitOutboxOf } from '../features/attendance/outbox/visit-outbox';
import { pickUpOutboxOf } from '../features/meals/pick-up/pick-up-outbox';
import { endNote } from '../shared/session/end-note';
import { messages } from '../shared/texts/messages';
import { toasts } from '../shared/toasts';
import { UNSENT, unsentEdits, type UnsentKind } from '../shared/writes/unsent-edits';
import '../testing/modal-dialogs';
import { openKeptEdits } from './kept-edits';
import { useLogout } from './logout';

const outside = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  const login = { status: 'manager' };
  const become = (status: string) => {
    login.status = status;
    for (const listener of listeners) listener();
  };
  return {
    become,
    session: {
      state: () => login,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      logout: vi.fn<() => Promise<void>>(),
    },
    calls: {
      saveMarks: vi.fn<(call: object) => Promise<unknown>>(),
      saveVisits: vi.fn<(call: object) => Promise<unknown>>(),
      savePickUps: vi.fn<(call: object) => Promise<unknown>>(),
    },
  };
});
vi.mock('../shared/api', () => ({
  api: outside.calls,
  session: outside.session,
  serverClock: { serverNow: () => new Date(), offset: () => 0 },
}));
const { calls } = outside;

const [kim, lee] = [managerIdSchema.parse('1'), managerIdSchema.parse('2')];
const date = day('2026-11-20');
const studentId = studentIdSchema.parse('7');

/** Every outbox of a manager: how it is filled, and by which call it goes out. */
const boxes: Record<
  UnsentKind,
  { call: keyof typeof calls; fill: (queries: QueryClient) => void; sent: object }
> = {
  marks: {
    call: 'saveMarks',
    fill: (queries) =>
      markOutboxOf(kim, queries).add([
        { date, studentId, period: 1, status: 'LATE', excused: false, note: '', base: 0 },
      ]),
    sent: { edits: [expect.objectContaining({ studentId, period: 1, status: 'LATE' })] },
  },
  visits: {
    call: 'saveVisits',
    fill: (queries) =>
      visitOutboxOf(kim, queries).save(
        date,
        {
          changes: [
            {
              edit: { studentId, arrivedAt: null, leftAt: null, outings: [], base: 0 },
              before: null,
            },
          ],
          text: () => '등원',
        },
        false,
      ),
    sent: { edits: [expect.objectContaining({ studentId })] },
  },
  'pick-ups': {
    call: 'savePickUps',
    fill: (queries) =>
      pickUpOutboxOf(kim, queries).add([{ date, studentId, meal: 'lunch', pickedUp: true }]),
    sent: [{ studentId, meal: 'lunch', pickedUp: true }],
  },
};

let queries = new QueryClient();
function Page({ form = false }: { form?: boolean }) {
  const { logout, question } = useLogout();
  const save = useMutation({ mutationFn: () => new Promise<void>(() => undefined) });
  useUnsavedChanges(form);
  return (
    <>
      <button onClick={logout}>로그아웃</button>
      <button onClick={() => save.mutate()}>저장</button>
      {question}
    </>
  );
}
function show(form = false) {
  queries.setQueryData(['manager', 'me'], aManager({ id: kim, name: '김관리' }));
  render(
    <QueryClientProvider client={queries}>
      <Suspense>
        <Page form={form} />
      </Suspense>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', undefined, { timeout: 5000 });
const signedOut = () => waitFor(() => expect(outside.session.logout).toHaveBeenCalledOnce());

/** Another login in this tab, with a network. */
async function signIn(manager: ManagerId): Promise<void> {
  cleanup();
  for (const call of Object.values(calls)) call.mockClear();
  queries = new QueryClient();
  outside.become('manager');
  openKeptEdits(manager, queries);
  await unsentEdits.saveNow();
}
const sentNow = () => Object.values(calls).flatMap((call) => call.mock.calls);

beforeEach(() => {
  queries = new QueryClient();
  outside.session.logout.mockImplementation(async () => outside.become('unauthenticated'));
  for (const call of Object.values(calls))
    call.mockRejectedValue(new ApiError('network', 'offline'));
});
afterEach(async () => {
  cleanup();
  await unsentEdits.giveUp();
  outside.become('unauthenticated');
  outside.become('manager');
  endNote.clear();
  localStorage.clear();
  vi.resetAllMocks();
});

test('with nothing left to save nobody is asked', async () => {
  show();
  press('로그아웃');
  await signedOut();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(UNSENT)('%s: given up at the logout, nobody ever sends them', async (kind) => {
  show();
  boxes[kind].fill(queries);
  press('로그아웃');
  const dialog = await question();
  expect(dialog.textContent).toContain(messages.unsent.count(kind, 1));
  expect(dialog.textContent).not.toContain(messages.leave.body);
  press('지우고 로그아웃');
  await signedOut();
  for (const manager of [lee, kim]) {
    await signIn(manager);
    expect(unsentEdits.count()).toBe(0);
    expect(sentNow()).toEqual([]);
  }
});

test.each(UNSENT)(
  '%s: kept at the logout, another manager neither sees nor sends them; at the author’s next login they go out, and it is said',
  async (kind) => {
    const said = vi.spyOn(toasts, 'show');
    show();
    boxes[kind].fill(queries);
    press('로그아웃');
    expect((await question()).textContent).toContain('김관리님 이름으로 전송됩니다');
    press('보관하고 로그아웃');
    await signedOut();

    await signIn(lee);
    expect(unsentEdits.count()).toBe(0);
    expect(sentNow()).toEqual([]);
    expect(said).not.toHaveBeenCalledWith(
      expect.objectContaining({ text: messages.unsent.found(kind, 1) }),
    );
    outside.become('unauthenticated');

    await signIn(kim);
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ text: messages.unsent.found(kind, 1) }),
    );
    expect(calls[boxes[kind].call]).toHaveBeenCalledWith(
      expect.objectContaining({ params: { date } }),
    );
    const [sent] = calls[boxes[kind].call].mock.calls[0] ?? [];
    expect(sent).toMatchObject({ body: boxes[kind].sent });
  },
);

test('a form is lost by a logout and an edit is kept: each has its sentence', async () => {
  show(true);
  boxes.visits.fill(queries);
  press('로그아웃');
  const { textContent } = await question();
  expect(textContent).toContain(messages.leave.body);
  expect(textContent).toContain('다시 로그인할 때');
});

test('a form alone: the question of every way out', async () => {
  show(true);
  press('로그아웃');
  expect((await question()).textContent).toContain(messages.leave.body);
  expect(screen.queryByRole('button', { name: '보관하고 로그아웃' })).toBeNull();
  press('저장하지 않고 나가기');
  await signedOut();
  expect(endNote.get()).toEqual({ edits: 0, draft: false, lost: false });
});

test('of a save that is under way nothing is claimed', async () => {
  show();
  press('저장');
  press('로그아웃');
  const { textContent } = await question();
  expect(textContent).toContain(messages.logout.sending);
  expect(textContent).not.toContain(messages.leave.body);
});

test('a login that ends without a question tells at the login what became of it', async () => {
  show(true);
  boxes.marks.fill(queries);
  boxes['pick-ups'].fill(queries);
  outside.become('unauthenticated');
  expect(endNote.get()).toEqual({ edits: 2, draft: false, lost: true });
});
