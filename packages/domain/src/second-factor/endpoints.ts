import { endpoint } from '../http';
import { doneSchema } from '../http/done-schema';
import {
  begunSecondFactorSchema,
  codeSchema,
  currentPasswordSchema,
  editedSecondFactorSettingsSchema,
  ownSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSettingsSchema,
} from './schemas';

const own = { access: 'manager', allowedWith: 'missing-factor' } as const;

export const secondFactorEndpoints = {
  ownSecondFactor: endpoint({
    method: 'GET',
    path: '/admin/users/me/second-factor',
    ...own,
    summary: '내 2단계 인증',
    response: ownSecondFactorSchema,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/users/me/second-factor/begin',
    ...own,
    refuses: ['second-factor-off', 'second-factor-on'],
    summary: '2단계 인증 설정 시작 (QR 코드)',
    body: currentPasswordSchema,
    response: begunSecondFactorSchema,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/users/me/second-factor/confirm',
    ...own,
    refuses: [
      'second-factor-on',
      'second-factor-not-begun',
      'second-factor-off',
      'second-factor-unreadable',
    ],
    summary: '2단계 인증 켜기 (복구 코드는 한 번만 보임)',
    body: codeSchema,
    response: recoveryCodesSchema,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/admin/users/me/second-factor/recovery-codes',
    ...own,
    refuses: ['second-factor-missing', 'second-factor-unreadable'],
    summary: '복구 코드 새로 만들기 (한 번만 보임)',
    body: currentPasswordSchema,
    response: recoveryCodesSchema,
  }),
  turnOffSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/users/me/second-factor/turn-off',
    ...own,
    refuses: ['second-factor-missing', 'second-factor-unreadable'],
    summary: '2단계 인증 끄기',
    idempotent: true,
    body: codeSchema,
    response: doneSchema,
  }),
  secondFactorSettings: endpoint({
    method: 'GET',
    path: '/admin/accounts/second-factor',
    access: 'manager',
    needs: 'accounts.manage',
    summary: '2단계 인증 설정',
    etag: true,
    response: editedSecondFactorSettingsSchema,
  }),
  saveSecondFactorSettings: endpoint({
    method: 'PUT',
    path: '/admin/accounts/second-factor',
    access: 'manager',
    needs: 'accounts.manage',
    summary: '2단계 인증 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: secondFactorSettingsSchema,
    response: editedSecondFactorSettingsSchema,
  }),
};
