import * as z from 'zod/mini';
import { atBranchesSchema, branchSlugsSchema } from '../branches/schemas';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { undoPart } from '../operations/schemas';
import { storedPictureSchema } from '../pictures/schemas';
import { calendarDaySchema } from '../time';
import { examFilterSchema } from './manage/filter-schemas';
import {
  examDefaultsSchema,
  examEffectSchema,
  examFormSchema,
  handedExamSchema,
  managedExamSchema,
  repeatedExamsSchema,
  writtenExamSchema,
} from './manage/manage-schemas';
import { registrationManagementEndpoints } from './registration/manage-endpoints';
import { MONTHS_AHEAD } from './sizes';
import { exam, line, reading, words, writing } from './manage/endpoint-schemas';

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
    refuses: ['picture-missing'],
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
    refuses: [
      'picture-heic',
      'picture-unknown',
      'picture-broken',
      'picture-too-large',
      'picture-too-many-pixels',
    ],
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
    refuses: [
      'exam-cancelled',
      'capacity-below-registered',
      'capacity-below-taken',
      'picture-missing',
    ],
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
    refuses: ['exam-has-registrations', 'exam-has-results'],
    summary: '모의고사 삭제 (신청이 없을 때만)',
    idempotent: true,
    response: z.object({ success: z.literal(true), ...undoPart }),
  }),
  repeatExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/repeat',
    ...writing,
    ...exam,
    summary: '매월 같은 시험 만들기 (같은 주 같은 요일, 임시저장으로)',
    idempotent: true,
    body: z.object({ months: z.int().check(z.gte(1), z.lte(MONTHS_AHEAD)) }),
    response: repeatedExamsSchema,
  }),
  closeExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/close',
    ...writing,
    ...exam,
    refuses: ['exam-cancelled', 'exam-done'],
    summary: '접수 지금 마감',
    idempotent: true,
    response: writtenExamSchema,
  }),
  extendExam: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/extend',
    ...writing,
    ...exam,
    refuses: ['exam-cancelled', 'extension-in-past', 'exam-done'],
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
    refuses: ['exam-cancelled', 'exam-done'],
    summary: '시험 취소 (사유, 환불 대상)',
    idempotent: true,
    body: z.object({ reason: words }),
    response: writtenExamSchema,
  }),
  examBranches: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/branches',
    ...reading,
    ...exam,
    refuses: ['no-head-office'],
    summary: '본사의 모의고사가 있는 지점 (답하지 않은 지점은 null)',
    response: atBranchesSchema,
  }),
  handExam: endpoint({
    method: 'PUT',
    path: '/admin/mock-exams/{examId}/branches',
    ...writing,
    ...exam,
    refuses: ['no-head-office', 'exam-cancelled'],
    summary:
      '본사의 모의고사를 이 지점들에 임시저장으로 한 번 보내기 (신청, 계좌, 반은 옮기지 않음)',
    body: z.object({ branches: branchSlugsSchema }),
    response: handedExamSchema,
  }),
  ...registrationManagementEndpoints,
};
