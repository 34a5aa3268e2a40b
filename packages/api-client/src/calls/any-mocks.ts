import { endpoint } from '@academy/domain/http';
import { loginEndpoints } from '@academy/domain/login';
import {
  mockEndpoints,
  mockExamSchema,
  mockRegistrationSchema,
  myRegistrationsSliceSchema,
  openExamsPageSchema,
  registrationResultSchema,
} from '@academy/domain/mocks';
import * as z from 'zod/mini';
import { acceptLogin } from '../accept/login';
import { acceptMocks } from '../accept/mocks';
import { bind } from '../bind';
import type { Client } from '../client';

const {
  openExams,
  mockExam,
  subjectOptions,
  myRegistrations,
  register,
  modifyRegistration,
  cancelRegistration,
} = mockEndpoints;

/** An exam of a server that may say nothing of the own registration (undefined; null is none). */
const anyExam = z.extend(mockExamSchema, {
  myRegistration: z.optional(z.nullable(mockRegistrationSchema)),
});
export type AnyExam = z.output<typeof anyExam>;

/**
 * A registration of a server that may say nothing of its exam, and then nothing of the fee either.
 */
const { fee, paidAmount, refundedAmount, paymentStatus } = mockRegistrationSchema.shape;
const anyRegistration = z.extend(mockRegistrationSchema, {
  exam: z.optional(mockExamSchema),
  fee: z.optional(fee),
  paidAmount: z.optional(paidAmount),
  refundedAmount: z.optional(refundedAmount),
  paymentStatus: z.optional(paymentStatus),
});
export type AnyRegistration = z.output<typeof anyRegistration>;

/**
 * The common contract leaves open what a write answers, so any 2xx is a success; ours says more.
 */
const anyResult = z.union([registrationResultSchema, z.unknown()]);

const endpoints = {
  subjectOptions,
  openExams: endpoint({
    ...openExams,
    response: z.extend(openExamsPageSchema, { content: z.array(anyExam) }),
  }),
  mockExam: endpoint({ ...mockExam, response: anyExam }),
  myRegistrations: endpoint({
    ...myRegistrations,
    response: z.extend(myRegistrationsSliceSchema, { content: z.array(anyRegistration) }),
  }),
  register: endpoint({ ...register, response: anyResult }),
  modifyRegistration: endpoint({ ...modifyRegistration, response: anyResult }),
  cancelRegistration: endpoint({ ...cancelRegistration, response: anyResult }),
  studentMe: loginEndpoints.studentMe,
};

/**
 * The calls of mock exams with what any server may answer; `mockCalls` makes our own answers of it.
 */
export const anyMockCalls = (client: Client) =>
  bind(client, endpoints, { ...acceptMocks, studentMe: acceptLogin.studentMe ?? {} });
export type AnyMockCalls = ReturnType<typeof anyMockCalls>;
