import type { Field, Fields } from '../fields/field';
import type { LoginSettings } from './schemas';

/** What the academy asks for beside the phone number. */
export const loginSettingsFields = {
  pin: {
    label: '로그인할 때 간편 비밀번호 묻기',
    said: '간편 비밀번호 묻기',
    kind: 'switch',
    help: '번호만 아는 사람은 로그인하지 못합니다. 학생이 처음 로그인할 때 숫자 4~6자리를 정하고 그 뒤로 입력합니다. 잊으면 학생 정보에서 초기화합니다.',
  },
  approveDevices: {
    label: '처음 쓰는 기기는 승인받기',
    said: '새 기기 승인',
    kind: 'switch',
    help: '번호와 간편 비밀번호를 아는 사람도 다른 기기로는 로그인하지 못합니다. 로그인한 적이 있는 기기는 그대로 쓰고, 새 기기는 학생이 불러 주는 확인 번호를 보고 위에서 승인합니다.',
  },
  sharedNumbers: {
    label: '형제자매가 전화번호 하나를 함께 쓰기',
    said: '형제자매 번호 함께 쓰기',
    kind: 'switch',
    help: '학생 등록과 명단 올리기에서 이미 있는 번호를 네 명까지 쓸 수 있고, 로그인하는 학생이 이름을 고릅니다. 꺼도 이미 함께 쓰는 학생은 그대로 이름을 골라 로그인합니다.',
  },
  knownNetworks: { label: '학원 네트워크', kind: 'list', limit: 200 },
} as const satisfies Record<keyof LoginSettings, Field>;

/** A person's logins. */
export const loginFields = {
  lastLoginAt: { label: '최근 로그인', kind: 'moment' },
  logins: { label: '로그인 수', kind: 'count', unit: '건' },
} as const satisfies Fields;
