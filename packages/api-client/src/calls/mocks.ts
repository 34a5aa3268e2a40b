import { endpoint } from '@academy/domain/http';
import { mockExamIdSchema, studentIdSchema, type MockExamId } from '@academy/domain/ids';
import {
  mockEndpoints,
  registrationResultSchema,
  type MyMockRegistration,
  type OpenExamsPage,
  type RegistrationBody,
  type RegistrationResult,
  type StudentMockExam,
} from '@academy/domain/mocks';
import * as z from 'zod/mini';
import { ApiError } from '../answers/api-error';
import { bind, type Call } from '../bind';
import type { Client } from '../client';
import { anyMockCalls, type AnyExam } from './any-mocks';
import { originalIds } from './original-ids';
import { ownRegistrations } from './own-registrations';

type Table = typeof mockEndpoints;
type Request<Name extends keyof Table> = NonNullable<Parameters<Call<Table[Name]>>[0]>;
type Signal = AbortSignal | undefined;

/** A success without the registration, which shows nowhere else yet. */
const untold = (call: string) => new ApiError('malformed', call);

/**
 * Our own answer as it is; for any other success, the registration as it reads now. It stays a
 * success when that read fails: `untold`.
 */
async function outcome(
  answer: unknown,
  read: () => Promise<MyMockRegistration | undefined>,
  call: string,
): Promise<RegistrationResult> {
  const ours = registrationResultSchema.safeParse(answer);
  if (ours.success) return ours.data;
  const registration = await read().catch(() => undefined);
  if (!registration) throw untold(call);
  return { success: true, registrationId: registration.id, registration };
}

/** Exams with the own registration: as the server says it, else looked up among the own ones. */
async function withOwn(
  own: ReturnType<typeof ownRegistrations>,
  exams: readonly AnyExam[],
  signal: Signal,
): Promise<StudentMockExam[]> {
  const mine = exams.some(({ myRegistration }) => myRegistration === undefined)
    ? await own.all(signal)
    : [];
  return exams.map(({ myRegistration, ...exam }) => ({
    ...exam,
    myRegistration:
      myRegistration === undefined
        ? (mine.find(({ mockExamId, canceled }) => mockExamId === exam.id && !canceled) ?? null)
        : myRegistration,
  }));
}

/**
 * The body of registering or changing, without our extensions where the server has not announced
 * them.
 */
function specifiedBody(client: Client) {
  const ids = originalIds(client);
  const raw = bind(client, {
    exam: endpoint({ ...mockEndpoints.mockExam, response: z.unknown() }),
  });
  const examIdAsItCame = (id: MockExamId, signal: Signal) =>
    ids.read(
      `exam ${id}`,
      id,
      () => raw.exam({ params: { id }, signal }),
      'id',
      'mockExamId',
      'examId',
    );

  return async function specified(
    body: Request<'register'>['body'],
    signal: Signal,
  ): Promise<RegistrationBody> {
    const { studentId, mockExamId, selectedSubjects, onSiteExam } = body;
    return {
      ...(studentId !== undefined && {
        studentId: await ids.student(studentIdSchema.parse(String(studentId)), signal),
      }),
      mockExamId: await examIdAsItCame(mockExamIdSchema.parse(String(mockExamId)), signal),
      ...(selectedSubjects && { selectedSubjects }),
      ...(typeof onSiteExam === 'boolean' && { onSiteExam }),
    };
  };
}

/**
 * The calls of mock exams. What another server leaves out is read from elsewhere in the common
 * contract, so that all servers' answers look like ours.
 */
export function mockCalls(client: Client) {
  const calls = anyMockCalls(client);
  const own = ownRegistrations(calls);
  const specified = specifiedBody(client);

  /** The last known registrations, for what a cancellation leaves of one. */
  const seen = new Map<string, MyMockRegistration>();
  const remember = (registrations: readonly MyMockRegistration[]) => {
    for (const registration of registrations) seen.set(registration.id, registration);
  };

  return {
    subjectOptions: calls.subjectOptions,

    async myRegistrations(request: Request<'myRegistrations'> = {}) {
      const slice = await own.readSlice(request);
      remember(slice.content);
      return slice;
    },

    async openExams(request: Request<'openExams'> = {}): Promise<OpenExamsPage> {
      const page = await calls.openExams(request);
      return { ...page, content: await withOwn(own, page.content, request.signal) };
    },

    async mockExam(request: Request<'mockExam'>): Promise<StudentMockExam> {
      const exam = await calls.mockExam(request);
      const [withMine = { ...exam, myRegistration: null }] = await withOwn(
        own,
        [exam],
        request.signal,
      );
      return withMine;
    },

    async register(request: Request<'register'>): Promise<RegistrationResult> {
      const {
        body: { studentId, mockExamId },
        signal,
      } = request;
      const answer = await calls.register(
        client.understands('idempotency-key')
          ? request
          : { body: await specified(request.body, signal), signal },
      );
      const isNew = (one: MyMockRegistration) =>
        one.mockExamId === String(mockExamId) && !one.canceled;
      return outcome(
        answer,
        () => own.find(isNew, { studentId, signal }),
        'POST /mock-exam-registrations',
      );
    },

    async modifyRegistration(request: Request<'modifyRegistration'>): Promise<RegistrationResult> {
      const {
        params: { registrationId },
        query,
        body,
        signal,
      } = request;
      const answer = await calls.modifyRegistration(
        client.understands('seat-line')
          ? request
          : { ...request, body: await specified(body, signal) },
      );
      return outcome(
        answer,
        () =>
          own.find(({ id }) => id === registrationId, {
            studentId: query.studentId ?? body.studentId,
            signal,
          }),
        'PATCH /mock-exam-registrations',
      );
    },

    async cancelRegistration(request: Request<'cancelRegistration'>): Promise<RegistrationResult> {
      const {
        params: { registrationId },
      } = request;
      const answer = await calls.cancelRegistration(request);
      // Nothing is read for it: some servers forget a registration as soon as it is cancelled.
      const read = async () => seen.get(registrationId);
      const result = await outcome(answer, read, 'DELETE /mock-exam-registrations');
      return { ...result, registration: { ...result.registration, canceled: true, active: false } };
    },
  };
}
