import { EXTENSIONS_HEADER, extensions } from '@academy/domain/http';
import { studentIdSchema } from '@academy/domain/ids';
import {
  defaultScheduleSettings,
  type RegularSchedule,
  type ScheduleSettings,
} from '@academy/domain/schedule';
import { someLunchSettings } from '@academy/domain/testing';
import { ToastRegion } from '@academy/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { storedDrafts } from '../../../shared/unsaved/stored-drafts';
import { toasts } from '../../../shared/toasts';
import { askedRequest } from '../../../testing/asked-request';
import { SchedulePage } from '../schedule-page';
// The sheets come late on the page; here they are read before a test begins to count its time.
import '../copy-sheet';
import '../day-sheet';
import '../detail/schedule-drawer';
import '../form/form-sheet';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

interface World {
  schedules?: RegularSchedule[];
  settings?: Partial<ScheduleSettings>;
  /**
   * `POST /students/me/schedules`: what the server answers there; a path ends where its own
   * parameters begin.
   */
  answers?: Record<string, Answer>;
  address?: string;
}

const studentId = studentIdSchema.parse('101');

/** The answer never came. */
export const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};

export const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ success: false, code, message }, { status });

/** The page on a phone before a server that has these schedules and answers so. */
export function openSchedulePage({
  schedules = [],
  settings = {},
  answers = {},
  address = '/regular-schedule',
}: World = {}) {
  const asked: Asked[] = [];
  const list = () =>
    Response.json({ content: schedules, settings: { ...defaultScheduleSettings, ...settings } });
  const usual: Record<string, Answer> = {
    'GET /students/me/schedules': list,
    'GET /holidays': () => Response.json([]),
    'GET /lunch-settings': () => Response.json(someLunchSettings()),
    'GET /reservations': () => Response.json([]),
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { method, url, headers, body } = await askedRequest(input, init);
    const call = {
      method,
      path: url.pathname.replace(/^\/api/, ''),
      body,
      key: headers.get('idempotency-key'),
    };
    asked.push(call);
    const answer = Object.entries({ ...usual, ...answers }).findLast(([name]) =>
      `${call.method} ${call.path}`.startsWith(name),
    )?.[1];
    const response = await (answer
      ? answer(call)
      : Response.json(
          { message: '요청한 내용을 찾을 수 없어요.', code: 'not-found' },
          { status: 404 },
        ));
    response.headers.set(EXTENSIONS_HEADER, extensions.join(' '));
    return response;
  });

  storedDrafts.of(undefined);
  localStorage.clear();
  storedDrafts.of(studentId);
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, networkMode: 'always' } },
  });
  const Address = () => <p data-testid="address">{useLocation().search}</p>;
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <SchedulePage studentId={studentId} />
        <ToastRegion store={toasts} />
        <Link to="/regular-schedule">일정 신청</Link>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    asked,
    sent: (name: string) =>
      asked.filter(({ method, path }) => `${method} ${path}`.startsWith(name)),
    address: () => screen.getByTestId('address').textContent,
    /** The server has other schedules from now on. */
    have: (next: RegularSchedule[]) => {
      schedules = next;
    },
    notices: async (text: string | RegExp) =>
      screen.findByText(text, { selector: '[aria-label="알림"] *' }),
  };
}
