import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema, pageQuery, sizeQuery } from '../http';
import { newsIdSchema } from '../ids';
import {
  noticePreviewSchema,
  noticeRequestSchema,
  noticesSentSchema,
} from '../messages/notices/batch-schemas';
import { undoPart } from '../operations/schemas';
import { storedPictureSchema } from '../pictures/schemas';
import { calendarMonthSchema } from '../time';
import {
  managedNewsPageSchema,
  managedNewsSchema,
  newsDraftSchema,
  newsReadsSchema,
  newsStateSchema,
  readStateSchema,
  writtenNewsSchema,
} from './manage-schemas';
import { newsCategorySchema } from './schemas';

const reading = { access: 'manager', needs: 'news.read' } as const;
const writing = { access: 'manager', needs: 'news.write' } as const;
/** The filter of the list; its file takes the same one. */
const filter = {
  q: z.optional(z.string().check(z.maxLength(100))),
  category: z.optional(newsCategorySchema),
  state: z.optional(newsStateSchema),
  month: z.optional(calendarMonthSchema),
};
const one = { params: z.object({ newsId: newsIdSchema }) };

/** Apart from `newsEndpoints`, so that the students' app carries nothing of it. */
export const newsManagementEndpoints = {
  managedNews: endpoint({
    method: 'GET',
    path: '/admin/news',
    ...reading,
    summary: '공지 목록 (고정, 새것부터)',
    query: z.object({ ...filter, page: pageQuery, size: sizeQuery(100) }),
    response: managedNewsPageSchema,
  }),
  exportNews: endpoint({
    method: 'GET',
    path: '/admin/news/files/{format}',
    ...reading,
    summary: '공지 목록 파일 (필터 전체)',
    params: z.object({ format: fileFormatSchema }),
    query: z.object(filter),
    response: fileSchema,
    answers: 'file',
  }),
  oneNews: endpoint({
    method: 'GET',
    path: '/admin/news/{newsId}',
    ...reading,
    ...one,
    summary: '공지 하나',
    etag: true,
    response: managedNewsSchema,
  }),
  createNews: endpoint({
    method: 'POST',
    path: '/admin/news',
    ...writing,
    summary: '공지 등록',
    etag: true,
    idempotent: true,
    body: newsDraftSchema,
    response: writtenNewsSchema,
  }),
  editNews: endpoint({
    method: 'PUT',
    path: '/admin/news/{newsId}',
    ...writing,
    ...one,
    summary: '공지 수정 (If-Match)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    body: newsDraftSchema,
    response: writtenNewsSchema,
  }),
  publishNews: endpoint({
    method: 'POST',
    path: '/admin/news/{newsId}/publish',
    ...writing,
    ...one,
    summary: '게시 (지금 또는 예약)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    body: z.object({ at: z.nullable(z.iso.datetime()) }),
    response: writtenNewsSchema,
  }),
  unpublishNews: endpoint({
    method: 'POST',
    path: '/admin/news/{newsId}/unpublish',
    ...writing,
    ...one,
    summary: '숨김',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    response: writtenNewsSchema,
  }),
  deleteNews: endpoint({
    method: 'DELETE',
    path: '/admin/news/{newsId}',
    ...writing,
    ...one,
    summary: '휴지통으로 (30일 동안 복원 가능)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    response: writtenNewsSchema,
  }),
  restoreNews: endpoint({
    method: 'POST',
    path: '/admin/news/{newsId}/restore',
    ...writing,
    ...one,
    summary: '휴지통에서 복원',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    response: writtenNewsSchema,
  }),
  orderNews: endpoint({
    method: 'PUT',
    path: '/admin/news-order',
    ...writing,
    summary: '고정 공지의 순서 (목록에 없는 것은 고정 해제)',
    idempotent: true,
    body: z.object({ newsIds: z.array(newsIdSchema).check(z.maxLength(50)) }),
    response: z.object({ content: z.array(managedNewsSchema), ...undoPart }),
  }),
  newsReads: endpoint({
    method: 'GET',
    path: '/admin/news/{newsId}/reads',
    ...reading,
    ...one,
    summary: '공지를 확인한 학생과 확인하지 않은 학생 (대상 재원생)',
    response: newsReadsSchema,
  }),
  exportNewsReads: endpoint({
    method: 'GET',
    path: '/admin/news/{newsId}/reads/files/{format}',
    ...reading,
    summary: '공지 확인 현황 파일',
    params: z.object({ newsId: newsIdSchema, format: fileFormatSchema }),
    query: z.object({ state: z.optional(readStateSchema) }),
    response: fileSchema,
    answers: 'file',
  }),
  previewNewsReminder: endpoint({
    method: 'POST',
    path: '/admin/news/{newsId}/reminders/preview',
    ...writing,
    ...one,
    summary: '공지 미확인 알림 미리보기: 문구, 건수, 비용',
    body: noticeRequestSchema,
    response: noticePreviewSchema,
  }),
  sendNewsReminder: endpoint({
    method: 'POST',
    path: '/admin/news/{newsId}/reminders',
    ...writing,
    ...one,
    summary: '아직 확인하지 않은 학생의 보호자에게 알리기 (학생마다 하루 한 번)',
    idempotent: true,
    body: noticeRequestSchema,
    response: noticesSentSchema,
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/admin/news-pictures',
    ...writing,
    summary: '사진 올리기 (다시 만들어 저장, 위치 정보 등은 지움)',
    takes: 'image',
    response: storedPictureSchema,
  }),
};
