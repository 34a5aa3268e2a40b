import { accountFields } from '@academy/domain/accounts';
import type { Words } from '../../http/docs/api-table';

export const accountWords: Words = {
  fields: [accountFields],
  own: {
    isAvailable: '쓸 수 있는 아이디인지',
    needsCode: '첫 계정이라 서버에 나온 코드가 필요한지',
    code: '첫 계정의 코드',
    hasSecondFactor: '2단계 인증을 쓰는지',
    signupFrom: '가입을 신청한 곳',
    approvedAt: '승인한 시각',
    approvedByName: '승인한 관리자',
    lastLoginAt: '마지막 로그인 시각',
    mustChangePassword: '임시 비밀번호라서 먼저 바꿔야 하는지',
    pendingCount: '승인을 기다리는 계정 수',
    rejected: '거절한 계정 수',
    sessionCount: '로그인한 기기 수',
    expiresAt: '임시 비밀번호가 끝나는 시각',
  },
};
