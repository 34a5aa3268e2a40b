import * as z from 'zod/mini';
import { endpoint, pageQuery, sizeQuery } from '../http';
import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '../ids';
import {
  myRegistrationsSliceSchema,
  openExamsPageSchema,
  registrationBodySchema,
  registrationResultSchema,
  studentMockExamSchema,
} from './schemas';
import { MOCKS_MAX_SIZE } from './sizes';

const ownRegistration = {
  params: z.object({ registrationId: mockRegistrationIdSchema }),
  query: z.object({ studentId: z.optional(studentIdSchema) }),
};

export const mockEndpoints = {
  openExams: endpoint({
    method: 'GET',
    path: '/mock-exams/open/page',
    access: 'student',
    features: ['mocks'],
    summary: '진행 중이거나 예정인 모의고사',
    query: z.object({ page: pageQuery, size: sizeQuery(MOCKS_MAX_SIZE) }),
    response: openExamsPageSchema,
  }),
  mockExam: endpoint({
    method: 'GET',
    path: '/mock-exams/{id}',
    access: 'student',
    features: ['mocks'],
    summary: '모의고사 상세 (내 신청 포함)',
    params: z.object({ id: mockExamIdSchema }),
    response: studentMockExamSchema,
  }),
  subjectOptions: endpoint({
    method: 'GET',
    path: '/mock-exam-settings/public/subject-options',
    access: 'public',
    features: ['mocks'],
    summary: '선택과목 (쉼표나 줄바꿈으로 나눈 글)',
    response: z.string(),
    answers: 'text',
  }),
  myRegistrations: endpoint({
    method: 'GET',
    path: '/mock-exam-registrations/my/slice',
    access: 'student',
    features: ['mocks'],
    summary: '내 모의고사 신청 (새것부터)',
    query: z.object({
      size: sizeQuery(MOCKS_MAX_SIZE),
      studentId: z.optional(studentIdSchema),
      lastId: z.optional(mockRegistrationIdSchema),
    }),
    response: myRegistrationsSliceSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/mock-exam-registrations',
    access: 'student',
    features: ['mocks'],
    summary: '모의고사 신청',
    body: registrationBodySchema,
    response: registrationResultSchema,
    idempotent: true,
    takesTurns: true,
  }),
  modifyRegistration: endpoint({
    method: 'PATCH',
    path: '/mock-exam-registrations/my/{registrationId}',
    access: 'student',
    features: ['mocks'],
    summary: '모의고사 신청 수정',
    ...ownRegistration,
    body: registrationBodySchema,
    response: registrationResultSchema,
  }),
  cancelRegistration: endpoint({
    method: 'DELETE',
    path: '/mock-exam-registrations/my/{registrationId}',
    access: 'student',
    features: ['mocks'],
    summary: '모의고사 신청 취소 (되풀이해도 같은 답)',
    ...ownRegistration,
    response: registrationResultSchema,
  }),
};
