import { studentIdSchema, type MockRegistrationId, type StudentId } from '@academy/domain/ids';
import {
  MOCKS_PAGE_SIZE,
  amountsOf,
  mockExamSchema,
  type MockExam,
  type MyMockRegistration,
  type MyRegistrationsSlice,
  type mockEndpoints,
} from '@academy/domain/mocks';
import { paymentOf } from '../accept/mock-registration';
import { isNotFound } from '../answers/api-error';
import type { Call } from '../bind';
import type { AnyMockCalls, AnyRegistration } from './any-mocks';

type SliceRequest = NonNullable<Parameters<Call<typeof mockEndpoints.myRegistrations>>[0]>;
type Signal = AbortSignal | undefined;

/** Fills a registration from its exam: the same fee, unpaid. */
function completed(
  { fee, paidAmount, refundedAmount, paymentStatus, ...registration }: AnyRegistration,
  exam: MockExam,
): MyMockRegistration {
  const price = fee ?? exam.fee;
  const status = paymentStatus ?? paymentOf(price);
  const amounts = amountsOf(price, status);
  return {
    ...registration,
    exam,
    fee: price,
    paidAmount: paidAmount ?? amounts.paidAmount,
    refundedAmount: refundedAmount ?? amounts.refundedAmount,
    paymentStatus: status,
  };
}

/** Reads 내 신청 of any server. */
export function ownRegistrations(calls: AnyMockCalls) {
  /**
   * An exam by itself; null when it is gone: what was registered for it cannot be shown, and the
   * rest still can.
   */
  async function readExam(id: MockExam['id'], signal: Signal): Promise<MockExam | null> {
    try {
      return mockExamSchema.parse(await calls.mockExam({ params: { id }, signal }));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** A slice; exams that the server does not send along are read by themselves, each once. */
  async function readSlice(request: SliceRequest): Promise<MyRegistrationsSlice> {
    const { content, ...slice } = await calls.myRegistrations(request);
    const missing = [
      ...new Set(content.flatMap(({ exam, mockExamId }) => (exam ? [] : [mockExamId]))),
    ];
    const exams = new Map(
      await Promise.all(
        missing.map(async (id) => [id, await readExam(id, request.signal)] as const),
      ),
    );
    return {
      ...slice,
      content: content.flatMap((registration) => {
        const exam = registration.exam ?? exams.get(registration.mockExamId);
        return exam ? [completed(registration, exam)] : [];
      }),
    };
  }

  /**
   * One registration after the other from the newest, slice by slice as they are asked for. A
   * server that repeats itself ends it.
   */
  async function* each(
    studentId: StudentId,
    signal: Signal,
  ): AsyncGenerator<MyMockRegistration, void> {
    let lastId: MockRegistrationId | undefined;
    do {
      const slice = await readSlice({
        query: { size: MOCKS_PAGE_SIZE, studentId, ...(lastId && { lastId }) },
        signal,
      });
      yield* slice.content;
      lastId = slice.hasNext && slice.lastId !== lastId ? (slice.lastId ?? undefined) : undefined;
    } while (lastId);
  }

  return {
    readSlice,
    async all(signal: Signal): Promise<MyMockRegistration[]> {
      const { id } = await calls.studentMe({ signal });
      const all: MyMockRegistration[] = [];
      for await (const registration of each(id, signal)) all.push(registration);
      return all;
    },
    /** The newest that is wanted. `studentId` is whose they are; asked for when it is left out. */
    async find(
      isWanted: (registration: MyMockRegistration) => boolean,
      { studentId, signal }: { studentId: string | number | undefined; signal: Signal },
    ): Promise<MyMockRegistration | undefined> {
      const owner =
        studentId === undefined
          ? (await calls.studentMe({ signal })).id
          : studentIdSchema.parse(String(studentId));
      for await (const registration of each(owner, signal))
        if (isWanted(registration)) return registration;
      return undefined;
    },
  };
}
