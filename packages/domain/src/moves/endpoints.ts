import * as z from 'zod/mini';
import { branchSlugSchema } from '../branches/schemas';
import { endpoint } from '../http';
import { moveIdSchema, studentIdSchema } from '../ids';
import {
  moveCandidateSchema,
  moveDraftSchema,
  movePreviewSchema,
  moveSchema,
  studentMovesSchema,
} from './schemas';

const writing = { access: 'manager', needs: 'students.write' } as const;
const one = { params: z.object({ moveId: moveIdSchema }) };
const draftRefuses = ['no-head-office', 'branch-unknown', 'branch-silent'] as const;

export const moveEndpoints = {
  moves: endpoint({
    method: 'GET',
    path: '/admin/student-moves',
    access: 'manager',
    needs: 'students.read',
    refuses: ['no-head-office'],
    summary: '본사: 지점을 옮긴 학생 (최근 것부터)',
    response: z.object({ content: z.array(moveSchema) }),
  }),
  moveCandidates: endpoint({
    method: 'GET',
    path: '/admin/student-moves/candidates',
    ...writing,
    refuses: draftRefuses,
    summary: '본사: 지점에서 옮길 학생 찾기',
    query: z.object({ from: branchSlugSchema, q: z.string().check(z.maxLength(100)) }),
    response: z.object({ content: z.array(moveCandidateSchema) }),
  }),
  previewMove: endpoint({
    method: 'POST',
    path: '/admin/student-moves/preview',
    ...writing,
    refuses: draftRefuses,
    summary: '본사: 학생을 옮기면 함께 가는 것과 남는 것',
    body: moveDraftSchema,
    response: movePreviewSchema,
  }),
  startMove: endpoint({
    method: 'POST',
    path: '/admin/student-moves',
    ...writing,
    refuses: [...draftRefuses, 'move-refused', 'phone-taken'],
    summary: '본사: 학생을 다른 지점으로 옮기기 (그날부터)',
    idempotent: true,
    body: moveDraftSchema,
    response: moveSchema,
  }),
  resumeMove: endpoint({
    method: 'POST',
    path: '/admin/student-moves/{moveId}/resume',
    ...writing,
    ...one,
    refuses: ['no-head-office', 'branch-unknown'],
    summary: '본사: 멈춘 이동을 이어서 하기',
    response: moveSchema,
  }),
  cancelMove: endpoint({
    method: 'POST',
    path: '/admin/student-moves/{moveId}/cancel',
    ...writing,
    ...one,
    refuses: ['no-head-office', 'branch-unknown', 'move-too-late'],
    summary: '본사: 이전 지점에서 퇴원하기 전의 이동 취소',
    response: moveSchema,
  }),
  studentMoves: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}/moves',
    access: 'manager',
    needs: 'students.read',
    summary: '학생의 지점 이동과 이전 지점의 기록 (볼 수 있는 영역만)',
    params: z.object({ studentId: studentIdSchema }),
    response: studentMovesSchema,
  }),
};
