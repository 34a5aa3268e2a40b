import * as z from 'zod/mini';
import { endpoint, fileSchema } from '../http';
import { backupNameSchema, backupsSchema, passphraseSchema } from './schemas';

const admins = { access: 'manager', needs: 'backups.manage' } as const;
const params = z.object({ backup: backupNameSchema });

export const backupEndpoints = {
  backups: endpoint({
    method: 'GET',
    path: '/admin/backups',
    ...admins,
    summary: '백업 목록 (만드는 중인지, 마지막 실패)',
    response: backupsSchema,
  }),
  takeBackup: endpoint({
    method: 'POST',
    path: '/admin/backups',
    ...admins,
    refuses: ['backups-not-kept', 'backup-running', 'backups-not-writable'],
    summary: '지금 백업 (시작만 하고 답함, 결과는 목록에)',
    idempotent: true,
    response: backupsSchema,
  }),
  checkBackup: endpoint({
    method: 'POST',
    path: '/admin/backups/{backup}/check',
    ...admins,
    refuses: ['backups-not-kept', 'backup-check-running'],
    summary: '백업 확인: 임시 데이터베이스에 복원해 비교 (시작만 하고 답함)',
    idempotent: true,
    params,
    response: backupsSchema,
  }),
  downloadBackup: endpoint({
    method: 'POST',
    path: '/admin/backups/{backup}/file',
    ...admins,
    refuses: ['backup-too-large', 'backups-not-kept'],
    summary: '백업 파일 내려받기 (암호로 잠근 zip, age 형식)',
    params,
    body: z.object({ passphrase: passphraseSchema }),
    response: fileSchema,
    answers: 'file',
  }),
};
