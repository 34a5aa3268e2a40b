import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../../http';
import { mockExamIdSchema, studentIdSchema } from '../../ids';
import { resultCardsSchema } from './card-schemas';
import {
  examResultsSchema,
  RESULT_ENTRY_LIMIT,
  resultEntrySchema,
  writtenResultsSchema,
} from './schemas';
import { exam, reading, writing } from '../manage/endpoint-schemas';

/** The managers' side of results. */
export const resultManagementEndpoints = {
  examResults: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/results',
    ...reading,
    ...exam,
    summary: '성적 (신청자와 성적이 있는 학생)',
    response: examResultsSchema,
  }),
  saveResults: endpoint({
    method: 'PUT',
    path: '/admin/mock-exams/{examId}/results',
    ...writing,
    ...exam,
    refuses: ['exam-not-taken', 'result-twice', 'exam-cancelled', 'exam-draft'],
    summary: '성적 입력 (전부 또는 전혀; null은 지움)',
    idempotent: true,
    body: z.object({
      entries: z.array(resultEntrySchema).check(z.minLength(1), z.maxLength(RESULT_ENTRY_LIMIT)),
    }),
    response: writtenResultsSchema,
  }),
  publishResults: endpoint({
    method: 'POST',
    path: '/admin/mock-exams/{examId}/results/publish',
    ...writing,
    ...exam,
    refuses: ['exam-not-taken', 'no-results', 'exam-cancelled', 'exam-draft'],
    summary: '성적 공개·비공개',
    idempotent: true,
    body: z.object({ published: z.boolean() }),
    response: writtenResultsSchema,
  }),
  resultCards: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/results/cards',
    ...reading,
    ...exam,
    summary: '성적표 (공개한 시험의 한 학생 또는 성적이 있는 모든 학생)',
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    refuses: ['results-not-published', 'exam-cancelled'],
    response: resultCardsSchema,
  }),
  exportResults: endpoint({
    method: 'GET',
    path: '/admin/mock-exams/{examId}/results/files/{format}',
    ...reading,
    params: z.object({ examId: mockExamIdSchema, format: fileFormatSchema }),
    summary: '성적 파일',
    response: fileSchema,
    answers: 'file',
  }),
};
