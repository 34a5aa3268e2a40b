import { endpoint } from '@academy/domain/http';
import { loginEndpoints } from '@academy/domain/login';
import {
  mockEndpoints, mockExamSchema, mockRegistrationSchema, MOCKS_PAGE_SIZE, myRegistrationsSliceSchema, openExamsPageSchema, registrationResultSchema,
  type MockExam, type MyMockRegistration, type MyRegistrationsSlice, type OpenExamsPage, type RegistrationResult, type StudentMockExam,
} from '@academy/domain/mocks';
import { studentIdSchema, type MockRegistrationId, type StudentId } from '@academy/domain/ids';
import * as z from 'zod/mini';
import { acceptLogin } from '../accept/login';
import { paymentOf } from '../accept/mock-registration';
import { acceptMocks } from '../accept/mocks';
import { ApiError } from '../api-error';
import { bind, type Call } from '../bind';
import type { Client } from '../client';

const { openExams, mockExam, subjectOptions, myRegistrations, register, modifyRegistration, cancelRegistration } = mockEndpoints;
type Request<E extends (typeof mockEndpoints)[keyof typeof mockEndpoints]> = NonNullable<Parameters<Call<E>>[0]>;
type Signal = AbortSignal | undefined;

/** Elsewhere an exam says nothing of the own registration, a registration may say nothing of its exam, and a write's answer is not shown (spec §7). */
const anyExam = z.extend(mockExamSchema, { myRegistration: z.optional(z.nullable(mockRegistrationSchema)) });
const { fee, paymentStatus } = mockRegistrationSchema.shape;
const anyRegistration = z.extend(mockRegistrationSchema, { exam: z.optional(mockExamSchema), fee: z.optional(fee), paymentStatus: z.optional(paymentStatus) });
const anyResult = z.union([registrationResultSchema, z.unknown()]);
type AnyExam = z.output<typeof anyExam>;

const endpoints = {
  subjectOptions,
  openOfAnyServer: endpoint({ ...openExams, response: z.extend(openExamsPageSchema, { content: z.array(anyExam) }) }),
  examOfAnyServer: endpoint({ ...mockExam, response: anyExam }),
  sliceOfAnyServer: endpoint({ ...myRegistrations, response: z.extend(myRegistrationsSliceSchema, { content: z.array(anyRegistration) }) }),
  registerAnywhere: endpoint({ ...register, response: anyResult }),
  modifyAnywhere: endpoint({ ...modifyRegistration, response: anyResult }),
  cancelAnywhere: endpoint({ ...cancelRegistration, response: anyResult }),
  studentMe: loginEndpoints.studentMe,
};
const accepts = {
  subjectOptions: acceptMocks.subjectOptions ?? {}, openOfAnyServer: acceptMocks.openExams ?? {}, examOfAnyServer: acceptMocks.mockExam ?? {},
  sliceOfAnyServer: acceptMocks.myRegistrations ?? {}, studentMe: acceptLogin.studentMe ?? {},
};

/** The calls of mock exams. What a server leaves out is read where the spec has it, so that every server's answers look like ours. */
export function mockCalls(client: Client) {
  const calls = bind(client, endpoints, accepts);
  /** As they were read last: for a server that forgets a registration as soon as it is cancelled. */
  const seen = new Map<string, MyMockRegistration>();

  async function readSlice(request: Request<typeof myRegistrations>): Promise<MyRegistrationsSlice> {
    const { content, ...slice } = await calls.sliceOfAnyServer(request);
    const missing = [...new Set(content.flatMap(({ exam, mockExamId }) => (exam ? [] : [mockExamId])))];
    const read = await Promise.all(missing.map(async (id): Promise<[string, MockExam]> => [id, mockExamSchema.parse(await calls.examOfAnyServer({ params: { id }, signal: request.signal }))]));
    const exams = new Map(read);
    const complete = content.flatMap((registration) => {
      const exam = registration.exam ?? exams.get(registration.mockExamId);
      if (!exam) return [];
      const cost = registration.fee ?? exam.fee;
      return [{ ...registration, exam, fee: cost, paymentStatus: registration.paymentStatus ?? paymentOf(cost) }];
    });
    for (const registration of complete) seen.set(registration.id, registration);
    return { ...slice, content: complete };
  }

  /** The first of one's registrations that is wanted, slice by slice from the newest. */
  async function find(studentId: StudentId, isWanted: (registration: MyMockRegistration) => boolean, signal: Signal): Promise<MyMockRegistration | undefined> {
    let lastId: MockRegistrationId | undefined;
    do {
      const slice = await readSlice({ query: { size: MOCKS_PAGE_SIZE, studentId, ...(lastId && { lastId }) }, signal });
      const found = slice.content.find(isWanted);
      if (found) return found;
      lastId = slice.hasNext && slice.lastId !== lastId ? (slice.lastId ?? undefined) : undefined;
    } while (lastId);
    return undefined;
  }

  async function withOwn<E extends AnyExam>(exams: readonly E[], signal: Signal): Promise<(E & StudentMockExam)[]> {
    const own: MyMockRegistration[] = [];
    if (exams.some(({ myRegistration }) => myRegistration === undefined)) {
      const { id } = await calls.studentMe({ signal });
      await find(id, (registration) => own.push(registration) === 0, signal);
    }
    const standing = (exam: E) => own.find(({ mockExamId, canceled }) => mockExamId === exam.id && !canceled) ?? null;
    return exams.map((exam) => ({ ...exam, myRegistration: exam.myRegistration === undefined ? standing(exam) : exam.myRegistration }));
  }

  /** Our own answer as it is; for any other success, the registration as it reads now. */
  async function outcome(answer: unknown, read: () => Promise<MyMockRegistration | undefined>, call: string): Promise<RegistrationResult> {
    const ours = registrationResultSchema.safeParse(answer);
    if (ours.success) return ours.data;
    const registration = await read();
    if (!registration) throw new ApiError('malformed', call);
    return { success: true, registrationId: registration.id, registration };
  }

  const ownerOf = async (studentId: string | number | undefined, signal: Signal) =>
    (studentId === undefined ? (await calls.studentMe({ signal })).id : studentIdSchema.parse(String(studentId)));

  return {
    subjectOptions: calls.subjectOptions,
    myRegistrations: (request: Request<typeof myRegistrations> = {}) => readSlice(request),

    async openExams(request: Request<typeof openExams> = {}): Promise<OpenExamsPage> {
      const page = await calls.openOfAnyServer(request);
      return { ...page, content: await withOwn(page.content, request.signal) };
    },

    async mockExam(request: Request<typeof mockExam>): Promise<StudentMockExam> {
      const exam = await calls.examOfAnyServer(request);
      const [own = null] = await withOwn([exam], request.signal);
      return { ...exam, myRegistration: own && own.myRegistration };
    },

    async register(request: Request<typeof register>): Promise<RegistrationResult> {
      const { body: { studentId, mockExamId }, signal } = request;
      const answer = await calls.registerAnywhere(request);
      const isNew = (one: MyMockRegistration) => one.mockExamId === String(mockExamId) && !one.canceled;
      return outcome(answer, async () => find(await ownerOf(studentId, signal), isNew, signal), 'POST /mock-exam-registrations');
    },

    async modifyRegistration(request: Request<typeof modifyRegistration>): Promise<RegistrationResult> {
      const { params: { registrationId }, query, body, signal } = request;
      const answer = await calls.modifyAnywhere(request);
      return outcome(answer, async () => find(await ownerOf(query.studentId ?? body.studentId, signal), ({ id }) => id === registrationId, signal), 'PATCH /mock-exam-registrations');
    },

    async cancelRegistration(request: Request<typeof cancelRegistration>): Promise<RegistrationResult> {
      const { params: { registrationId }, query, signal } = request;
      const answer = await calls.cancelAnywhere(request);
      const before = seen.get(registrationId);
      const read = async () => (await find(await ownerOf(query.studentId, signal), ({ id }) => id === registrationId, signal)) ?? before;
      const result = await outcome(answer, read, 'DELETE /mock-exam-registrations');
      return { ...result, registration: { ...result.registration, canceled: true, active: false } };
    },
  };
}
