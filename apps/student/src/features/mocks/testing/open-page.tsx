import '../../../testing/phone';
import { studentIdSchema } from '@academy/domain/ids';
import {
  aMyRegistrationsSlice,
  anAcademy,
  anOpenExamsPage,
  aStudentMockExam,
  someLunchSettings,
} from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { session } from '../../../shared/api';
import { MocksPage } from '../mocks-page';
import { fakeAcademy } from './fake-academy';

const studentId = studentIdSchema.parse('101');

export const OPEN = 'GET /mock-exams/open/page';
export const MINE = 'GET /mock-exam-registrations/my/slice';
export const EXAM = 'GET /mock-exams/11';
export const SUBJECTS = 'GET /mock-exam-settings/public/subject-options';
export const REGISTER = 'POST /mock-exam-registrations';
export const MODIFY = 'PATCH /mock-exam-registrations/my/501';
export const CANCEL = 'DELETE /mock-exam-registrations/my/501';

type Exam = Parameters<typeof aStudentMockExam>[0];
type Answers = Parameters<typeof fakeAcademy>[0];

const wire = () => {
  const settings = someLunchSettings();
  const { accountNumber, accountHolder } = settings;
  return {
    ...settings,
    bankAccount: accountNumber,
    managerAccountNumber: accountNumber,
    bankHolder: accountHolder,
    managerName: accountHolder,
  };
};

/** `/mocks` on a phone, with one exam and what else the server answers. */
export function openPage(at = '/mocks', exam: Exam = {}, answers: Answers = {}) {
  session.keep({ role: 'student', accessToken: 'token', studentId });
  const academy = fakeAcademy({
    ...answers,
    [OPEN]:
      answers[OPEN] ??
      (() => Response.json(anOpenExamsPage({ content: [aStudentMockExam(exam)] }))),
    [EXAM]: answers[EXAM] ?? (() => Response.json(aStudentMockExam(exam))),
    [MINE]: answers[MINE] ?? (() => Response.json(aMyRegistrationsSlice({ content: [] }))),
    [SUBJECTS]: answers[SUBJECTS] ?? (() => new Response('물리학Ⅰ, 화학Ⅰ\n생명과학Ⅰ')),
    'GET /lunch-settings': answers['GET /lunch-settings'] ?? (() => Response.json(wire())),
    'GET /public/academy': answers['GET /public/academy'] ?? (() => Response.json(anAcademy())),
  });
  window.history.pushState(null, '', at);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <MocksPage studentId={studentId} studentName="김하늘" />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    ...page,
    user,
    academy,
    click: async (name: string) => user.click(await screen.findByRole('button', { name })),
    choose: async (name: string) => user.click(await screen.findByRole('radio', { name })),
  };
}

/** The names and values of the list of facts in a place. */
export const factsOf = (place: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...place.querySelectorAll('dt')].map((term) => [
      term.textContent ?? '',
      term.nextElementSibling?.textContent ?? '',
    ]),
  );
