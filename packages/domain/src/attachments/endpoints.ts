import * as z from 'zod/mini';
import { endpoint, fileSchema } from '../http';
import { attachmentIdSchema } from '../ids';
import { attachmentSchema } from './schemas';

const oneAttachment = z.object({ attachmentId: attachmentIdSchema });

export const attachmentEndpoints = {
  uploadAttachment: endpoint({
    method: 'POST',
    path: '/students/me/attachments',
    access: 'student',
    refuses: [
      'picture-heic',
      'picture-unknown',
      'picture-broken',
      'picture-too-large',
      'picture-too-many-pixels',
    ],
    summary: '증빙 사진 올리기 (사유나 정기일정에 붙이지 않으면 하루 뒤 지워짐)',
    takes: 'image',
    response: attachmentSchema,
  }),
  myAttachment: endpoint({
    method: 'GET',
    path: '/students/me/attachments/{attachmentId}',
    access: 'student',
    summary: '내 증빙 사진',
    params: oneAttachment,
    answers: 'file',
    response: fileSchema,
  }),
};

/** The managers' side; apart, so that the students' app carries nothing of it. */
export const attachmentManagementEndpoints = {
  readAttachment: endpoint({
    method: 'GET',
    path: '/admin/attachments/{attachmentId}',
    access: 'manager',
    needs: 'attendance.read',
    summary: '사유나 정기일정에 붙은 증빙 사진 (열람 기록이 남음)',
    params: oneAttachment,
    answers: 'file',
    response: fileSchema,
  }),
};
