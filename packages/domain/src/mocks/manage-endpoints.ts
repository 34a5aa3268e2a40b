import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '../ids';
import { undoPart } from '../operations/schemas';
import { storedPictureSchema } from '../pictures/schemas';
import { calendarDaySchema } from '../time';
import { PAYMENT_CHANGES } from './manage/manage-decisions';
import { examFilterSchema, registrationFilterSchema } from './manage/filter-schemas';
import {
  examDefaultsSchema,
  examEffectSchema,
  examFormSchema,
  examRegistrationsSchema,
  managedExamSchema,
  managedRegistrationSchema,
  paperOrderSchema,
  registrationsResultSchema,
  seatPlanSchema,
  writtenExamSchema,
} from './manage/manage-schemas';

const reading = { access: 'manager', needs: 'mocks.read', features: ['mocks'] } as const;
const writing = { access: 'manager', needs: 'mocks.write', features: ['mocks'] } as const;
const exam = { params: z.object({ examId: mockExamIdSchema }) };
const line = z.optional(z.string().check(z.maxLength(100)));
const words = z.string().check(z.maxLength(300));
const ids = z.array(mockRegistrationIdSchema).check(z.minLength(1), z.maxLength(2_000));
const file = {
  params: z.object({ examId: mockExamIdSchema, format: fileFormatSchema }),
  response: fileSchema,
  answers: 'file',
} as const;

/**
 * The managers' side of mock exams; apart from `mockEndpoints`, so that the students' app carries
 * nothing of it.
 */
export const mockManagementEndpoints = {
  managedExams: endpoint({
    method: 'GET',
    path: '/admin/mock-exams',
    ...reading,
    summary: '모의고사 목록',
    query: z.object({ q: line, year: z.optional(z.coerce.number().check(z.int())) }),
    response: z.object({ content: z.array(managedExamSchema) }),
  }),
  exportExams: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/files/{format}',
    ...reading,
    summary: '모의고사 목록 파일',
    params: z.object({ format: fileFormatSchema }),
    query: examFilterSchema,
    response: fileSchema,
    answers: 'file',
  }),
  examDefaults: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/defaults',
    ...reading,
    summary: '새 모의고사의 처음 값',
    response: examDefaultsSchema,
  }),
  createExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams',
    ...writing,
    summary: '모의고사 등록',
    etag: true,
    idempotent: true,
    body: examFormSchema,
    response: writtenExamSchema,
  }),
  managedExam: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}',
    ...reading,
    ...exam,
    summary: '모의고사 한 건 (편집용)',
    etag: true,
    response: managedExamSchema,
  }),
  uploadExamPicture: endpoint({
    method: 'POST',
    path: '/admin/mock-exam-pictures',
    ...writing,
    summary: '안내문 사진 올리기 (다시 만들어 저장, 위치 정보 등은 지움)',
    takes: 'image',
    response: storedPictureSchema,
  }),
  previewExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/preview',
    ...writing,
    ...exam,
    summary: '수정이 신청에 주는 영향',
    body: examFormSchema,
    response: examEffectSchema,
  }),
  editExam: endpoint({
    method: 'PUT',
    path: '/admin/mock-exams/{examId}',
    ...writing,
    ...exam,
    summary: '모의고사 수정 (If-Match)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    body: examFormSchema,
    response: writtenExamSchema,
  }),
  deleteExam: endpoint({
    method: 'DELETE',
    path: '/admin/mock-exams/{examId}',
    ...writing,
    ...exam,
    summary: '모의고사 삭제 (신청이 없을 때만)',
    idempotent: true,
    response: z.object({ success: z.literal(true), ...undoPart }),
  }),
  closeExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/close',
    ...writing,
    ...exam,
    summary: '접수 지금 마감',
    idempotent: true,
    response: writtenExamSchema,
  }),
  extendExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/extend',
    ...writing,
    ...exam,
    summary: '접수 기간 연장',
    idempotent: true,
    body: z.object({ until: calendarDaySchema }),
    response: writtenExamSchema,
  }),
  cancelExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/cancel',
    ...writing,
    ...exam,
    summary: '시험 취소 (사유, 환불 대상)',
    idempotent: true,
    body: z.object({ reason: words }),
    response: writtenExamSchema,
  }),
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
  changeRegistrations: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/registrations/change',
    ...writing,
    ...exam,
    summary: '과목·응시 방식·메모·개인 마감 변경',
    idempotent: true,
    response: registrationsResultSchema,
    body: z.object({
      ids,
      change: z.object({
        selectedSubjects: z.optional(z.array(z.string())),
        onSiteExam: z.optional(z.boolean()),
        memo: z.optional(words),
        extendedUntil: z.optional(z.nullable(z.iso.datetime())),
      }),
    }),
  }),
  cancelRegistrations: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/registrations/cancel',
    ...writing,
    ...exam,
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
    summary: '좌석 배치 저장',
    idempotent: true,
    body: seatPlanSchema,
    response: z.extend(seatPlanSchema, undoPart),
  }),
};
