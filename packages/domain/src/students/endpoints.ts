import * as z from 'zod/mini';
import {
  contactsQuery,
  endpoint,
  fileFormatSchema,
  fileSchema,
  pageQuery,
  sizeQuery,
} from '../http';
import { studentIdSchema } from '../ids';
import { doneSchema } from '../http/done-schema';
import { undoableSchema } from '../operations/schemas';
import { cellsBodySchema, cellsResultSchema } from './import/cells-schemas';
import { studentDaySchema } from './facts/day-schemas';
import { studentFactsSchema } from './facts/facts-schemas';
import {
  importBodySchema,
  importCommitSchema,
  importPreviewSchema,
  importRecordSchema,
  importResultSchema,
} from './import/import-schemas';
import { IMPORT_MAX_BYTES, STUDENTS_BULK_LIMIT, STUDENTS_MAX_SIZE } from './limits';
import { ofArea } from '../rights';
import { sortAreas, STUDENT_SORTS } from './list/sort-students';
import { calendarDaySchema } from '../time';
import {
  bulkStudentsSchema,
  statusEffectSchema,
  studentDraftSchema,
  studentRecordSchema,
  studentsPageSchema,
  writtenStudentSchema,
} from './schemas';
import { studentChoiceSchema, studentStatusSchema } from '../identity/schemas';

const line = z.optional(z.string().check(z.maxLength(100)));
const flag = z.optional(z.enum(['true', 'false']));
const areaOfSort = (query: unknown) => {
  const read = z.safeParse(z.object({ sort: z.enum(STUDENT_SORTS) }), query);
  return read.success ? sortAreas[read.data.sort] : null;
};

/**
 * The filter of the grid; exports take the same one without its page. `status` ALL is every student
 * who is not deleted; without it only 재원.
 */
const filter = {
  q: line,
  status: z.optional(z.enum([...studentStatusSchema.options, 'ALL', 'DELETED'])),
  grade: line,
  school: line,
  className: line,
  hasSeat: flag,
  hasMeals: ofArea('meals', flag),
  unpaid: ofArea('deposits', flag),
  signedIn: flag,
  penaltyFrom: ofArea('points', z.coerce.number().check(z.int(), z.gte(0))),
  overStep: ofArea('points', flag),
  sort: ofArea(areaOfSort, z.enum(STUDENT_SORTS)),
  order: z.optional(z.enum(['asc', 'desc'])),
};
const reading = { access: 'manager', needs: 'students.read' } as const;
const writing = { access: 'manager', needs: 'students.write' } as const;
const one = { params: z.object({ studentId: studentIdSchema }) };

/**
 * The student seen on the wanted seat: they get this student's former seat, or none. Refused when
 * it is another student by now.
 */
const swapping = {
  swapSeatWith: z.optional(studentIdSchema),
  /** The number is knowingly another student's too, a brother's or sister's. */
  sharesPhone: z.optional(z.boolean()),
};

const statusChange = z.object({
  studentIds: z.array(studentIdSchema).check(z.minLength(1), z.maxLength(STUDENTS_BULK_LIMIT)),
  status: studentStatusSchema,
  /** What happens to meals and schedules after the last day of a student who leaves or pauses. */
  future: z.optional(z.enum(['keep', 'cancel'])),
  /**
   * Their last day here: today (KST) without it, and never before; what comes after it is the
   * future.
   */
  lastDay: z.optional(calendarDaySchema),
  note: z.optional(z.string().check(z.maxLength(200))),
});

export const studentEndpoints = {
  students: endpoint({
    method: 'GET',
    path: '/admin/students',
    ...reading,
    summary: '학생 목록 (이름·초성·영타·좌석·뒷번호 검색)',
    query: z.object({ ...filter, page: pageQuery, size: sizeQuery(STUDENTS_MAX_SIZE) }),
    response: studentsPageSchema,
  }),
  exportStudents: endpoint({
    method: 'GET',
    path: '/admin/students/files/{format}',
    ...reading,
    summary: '학생 목록 파일 (필터 전체)',
    params: z.object({ format: fileFormatSchema }),
    query: z.object({ ...filter, contacts: contactsQuery }),
    response: fileSchema,
    answers: 'file',
  }),
  lookUpStudents: endpoint({
    method: 'GET',
    path: '/admin/student-choices',
    access: 'manager',
    needs: 'student-names.read',
    summary: '학생 찾기 (선택 상자, 명령 팔레트)',
    query: z.object({
      q: line,
      status: z.optional(studentStatusSchema),
      size: sizeQuery(STUDENTS_MAX_SIZE),
    }),
    response: z.object({ content: z.array(studentChoiceSchema) }),
  }),
  createStudent: endpoint({
    method: 'POST',
    path: '/admin/students',
    ...writing,
    refuses: ['phone-taken', 'seat-taken'],
    summary: '학생 등록',
    etag: true,
    idempotent: true,
    body: z.extend(studentDraftSchema, swapping),
    response: writtenStudentSchema,
  }),
  student: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}',
    ...reading,
    ...one,
    summary: '학생 한 명',
    etag: true,
    response: studentRecordSchema,
  }),
  editStudent: endpoint({
    method: 'PATCH',
    path: '/admin/students/{studentId}',
    ...writing,
    ...one,
    refuses: ['phone-taken', 'seat-taken', 'student-deleted'],
    summary: '학생 정보 수정 (바뀐 항목만, If-Match)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    body: z.extend(z.partial(studentDraftSchema), swapping),
    response: writtenStudentSchema,
  }),
  deleteStudent: endpoint({
    method: 'DELETE',
    path: '/admin/students/{studentId}',
    ...writing,
    ...one,
    refuses: ['student-deleted'],
    summary: '학생 삭제 (복원 가능)',
    idempotent: true,
    response: z.object({ success: z.literal(true), undo: undoableSchema }),
  }),
  restoreStudent: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/restore',
    ...writing,
    ...one,
    refuses: ['phone-taken', 'seat-taken'],
    summary: '삭제한 학생 복원',
    response: writtenStudentSchema,
  }),
  eraseStudent: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/erase',
    access: 'manager',
    needs: 'students.erase',
    ...one,
    summary: '개인정보 파기 (되돌릴 수 없음, 이름 확인)',
    idempotent: true,
    body: z.object({ typed: z.string().check(z.maxLength(100)) }),
    response: doneSchema,
  }),
  signOutStudent: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/sign-out',
    ...writing,
    ...one,
    summary: '모든 기기에서 로그아웃',
    response: doneSchema,
  }),
  unlockStudent: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/unlock',
    ...writing,
    ...one,
    summary: '로그인 잠금 해제',
    response: doneSchema,
  }),
  studentFacts: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}/facts',
    ...reading,
    ...one,
    summary: '학생 한 명의 모든 것',
    response: studentFactsSchema,
  }),
  studentDay: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}/day',
    ...reading,
    ...one,
    summary: '학생의 하루 (오늘 출결·도시락·입금·상벌점·신청·시험, 볼 수 있는 것만)',
    response: studentDaySchema,
  }),
  previewStatus: endpoint({
    method: 'POST',
    path: '/admin/students/status/preview',
    ...writing,
    summary: '상태 변경의 영향',
    body: statusChange,
    response: statusEffectSchema,
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/admin/students/status',
    ...writing,
    refuses: ['seat-taken'],
    summary: '상태 한꺼번에 변경',
    idempotent: true,
    body: statusChange,
    response: bulkStudentsSchema,
  }),
  pasteStudents: endpoint({
    method: 'POST',
    path: '/admin/students/cells',
    ...writing,
    summary: '표에 붙여넣은 칸 반영 (바뀐 학생은 제외)',
    idempotent: true,
    body: cellsBodySchema,
    response: cellsResultSchema,
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/admin/student-imports/template',
    ...reading,
    summary: '학생 명단 양식 (엑셀)',
    response: fileSchema,
    answers: 'file',
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/admin/student-imports/preview',
    ...writing,
    summary: '학생 가져오기 미리보기',
    body: importBodySchema,
    maxBytes: IMPORT_MAX_BYTES,
    response: importPreviewSchema,
  }),
  importStudents: endpoint({
    method: 'POST',
    path: '/admin/student-imports',
    ...writing,
    refuses: ['import-empty', 'import-changed'],
    summary: '학생 가져오기 (정상 행만)',
    idempotent: true,
    body: importCommitSchema,
    maxBytes: IMPORT_MAX_BYTES,
    response: importResultSchema,
  }),
  studentImports: endpoint({
    method: 'GET',
    path: '/admin/student-imports',
    ...reading,
    summary: '최근 가져오기',
    response: z.object({ content: z.array(importRecordSchema) }),
  }),
};
