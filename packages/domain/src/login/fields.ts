import type { Field, Fields } from '../fields/field';
import type { LoginSettings } from './schemas';

/** What the academy asks for beside the phone number. */
export const loginSettingsFields = {
  pin: { label: '간편 비밀번호 묻기', kind: 'switch' },
  approveDevices: { label: '새 기기 승인', kind: 'switch' },
  sharedNumbers: { label: '형제자매 번호 함께 쓰기', kind: 'switch' },
  knownNetworks: { label: '학원 네트워크', kind: 'list', limit: 200 },
} as const satisfies Record<keyof LoginSettings, Field>;

/** A person's logins. */
export const loginFields = {
  lastLoginAt: { label: '최근 로그인', kind: 'moment' },
  logins: { label: '로그인 수', kind: 'count', unit: '건' },
} as const satisfies Fields;
