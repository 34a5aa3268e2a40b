import { wordsFor, type Fields } from '../fields/field';
import { AREAS } from '../rights/areas';
import { areaName, managerRoleName } from '../rights/right-texts';
import { accountStatusName } from './account-texts';

/** An account of a manager: who it is, and what it may do. */
export const accountFields = {
  name: { label: '이름', kind: 'line', of: 'manager' },
  role: {
    label: '역할',
    kind: 'choice',
    words: wordsFor(managerRoleName, 'ADMIN', 'MANAGER', 'READONLY_MANAGER'),
  },
  areas: {
    label: '영역',
    said: '권한 영역',
    kind: 'choice',
    words: wordsFor(areaName, ...AREAS),
  },
  branches: { label: '지점', said: '맡은 지점', kind: 'list' },
  username: { label: '아이디', kind: 'line', of: 'manager' },
  password: { label: '비밀번호', kind: 'secret' },
  currentPassword: { label: '현재 비밀번호', kind: 'secret' },
  newPassword: { label: '새 비밀번호', kind: 'secret' },
  passwordConfirm: { label: '비밀번호 확인', kind: 'secret' },
  temporaryPassword: { label: '임시 비밀번호', kind: 'secret' },
  code: { label: '인증 코드', kind: 'secret' },
  status: {
    label: '상태',
    kind: 'choice',
    words: wordsFor(accountStatusName, 'PENDING', 'ACTIVE', 'DISABLED'),
  },
} as const satisfies Fields;
