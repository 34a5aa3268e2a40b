import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../../http';
import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '../../ids';
import { undoPart } from '../../operations/schemas';
import { calendarDaySchema } from '../../time';
import { registrationFilterSchema } from '../manage/filter-schemas';
import { PAYMENT_CHANGES } from '../manage/manage-decisions';
import {
  examAttendanceSchema,
  examRegistrationsSchema,
  managedRegistrationSchema,
  paperOrderSchema,
  registrationsResultSchema,
  seatPlanSchema,
} from '../manage/manage-schemas';
import { exam, line, reading, words, writing } from '../manage/endpoint-schemas';

const ids = z.array(mockRegistrationIdSchema).check(z.minLength(1), z.maxLength(2_000));
const file = {
  params: z.object({ examId: mockExamIdSchema, format: fileFormatSchema }),
  response: fileSchema,
  answers: 'file',
} as const;

/** Who registered for an exam: their money and choices, papers and seats. */
export const registrationManagementEndpoints = {
  examRegistrations: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/registrations',
    ...reading,
    ...exam,
    summary: '신청자',
    response: examRegistrationsSchema,
  }),
  registerFor: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/registrations',
    ...writing,
    ...exam,
    refuses: [
      'exam-subject-not-offered',
      'exam-subjects-too-few',
      'exam-cancelled',
      'exam-draft',
      'student-already-registered',
      'exam-capacity-reached',
      'seats-taken',
      'exam-subject-required',
      'exam-one-subject',
      'exam-subjects-too-many',
      'exam-without-subjects',
      'not-on-site',
    ],
    summary: '대리 신청 (마감 뒤에는 사유)',
    idempotent: true,
    response: z.extend(managedRegistrationSchema, undoPart),
    body: z.object({
      studentId: studentIdSchema,
      selectedSubjects: z.array(z.string()),
      onSiteExam: z.boolean(),
      waitForSeat: z.optional(z.boolean()),
      reason: words,
    }),
  }),
  registerSeveral: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/registrations/several',
    ...writing,
    ...exam,
    refuses: ['exam-cancelled', 'exam-draft', 'exam-capacity-reached', 'seats-taken'],
    summary: '여러 학생 대리 신청 (전부 또는 전혀, 마감 뒤에는 사유)',
    idempotent: true,
    response: registrationsResultSchema,
    body: z.object({
      entries: z
        .array(z.object({ studentId: studentIdSchema, selectedSubjects: z.array(z.string()) }))
        .check(z.minLength(1), z.maxLength(500)),
      onSiteExam: z.boolean(),
      waitForSeat: z.optional(z.boolean()),
      reason: words,
    }),
  }),
  changeRegistrations: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/registrations/change',
    ...writing,
    ...exam,
    refuses: [
      'exam-cancelled',
      'exam-day-ahead',
      'exam-draft',
      'attended-by-result',
      'extension-in-past',
      'exam-subject-required',
      'exam-one-subject',
      'exam-subject-not-offered',
      'exam-subjects-too-few',
      'exam-subjects-too-many',
      'exam-without-subjects',
      'not-on-site',
      'seats-taken',
      'exam-done',
      'registration-cancelled',
    ],
    summary: '과목·응시 방식·응시 여부·메모·개인 마감 변경',
    idempotent: true,
    response: registrationsResultSchema,
    body: z.object({
      ids,
      change: z.object({
        selectedSubjects: z.optional(z.array(z.string())),
        onSiteExam: z.optional(z.boolean()),
        memo: z.optional(words),
        extendedUntil: z.optional(z.nullable(z.iso.datetime())),
        attendance: z.optional(z.nullable(examAttendanceSchema)),
      }),
    }),
  }),
  cancelRegistrations: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/registrations/cancel',
    ...writing,
    ...exam,
    refuses: ['registration-cancelled'],
    summary: '신청 취소 (여러 건)',
    idempotent: true,
    body: z.object({ ids, reason: words }),
    response: registrationsResultSchema,
  }),
  changePayments: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/payments',
    ...writing,
    ...exam,
    refuses: [
      'payment-confirmed',
      'refund-not-due',
      'registration-cancelled',
      'payment-not-confirmed',
      'payment-free',
    ],
    summary: '입금 확인·해제·환불 (여러 건)',
    idempotent: true,
    response: registrationsResultSchema,
    body: z.object({
      ids,
      change: z.enum(PAYMENT_CHANGES),
      day: z.nullable(calendarDaySchema),
      depositorName: line,
    }),
  }),
  exportRegistrations: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/files/{format}',
    ...reading,
    ...file,
    summary: '신청자·과목 집계·미입금 파일',
    query: registrationFilterSchema,
  }),
  paperOrder: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/paper-order',
    ...reading,
    ...exam,
    summary: '시험지 주문서',
    response: paperOrderSchema,
  }),
  seatPlan: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/seats',
    ...reading,
    ...exam,
    summary: '좌석 배치',
    response: seatPlanSchema,
  }),
  saveSeatPlan: endpoint({
    method: 'PUT',
    path: '/admin/mock-exams/{examId}/seats',
    ...writing,
    ...exam,
    refuses: ['exam-cancelled', 'seat-twice', 'seats-too-few'],
    summary: '좌석 배치 저장',
    idempotent: true,
    body: seatPlanSchema,
    response: z.extend(seatPlanSchema, undoPart),
  }),
};
