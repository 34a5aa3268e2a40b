import { loginSettingsFields } from '@academy/domain/login';
import { studentFields } from '@academy/domain/students';
import type { Words } from '../../http/docs/api-table';

export const loginWords: Words = {
  fields: [loginSettingsFields, studentFields],
  own: {
    success: '로그인했는지',
    code: '2단계 인증 코드, 또는 거절 사유의 코드',
    accessToken: '요청에 실어 보내는 토큰',
    refreshToken: '토큰을 새로 받는 데 쓰는 토큰',
    phoneNumber: '휴대폰 번호, 숫자 10자리 이상',
    newPin: '새 간편 비밀번호 4자리',
    sessionId: '끝낼 로그인',
    valid: '토큰이 유효한지',
    mustChangePassword: '임시 비밀번호라서 먼저 바꿔야 하는지',
    mustSetUpSecondFactor: '2단계 인증을 먼저 설정해야 하는지',
    offersSecondFactor: '2단계 인증을 설정할 수 있는지',
    label: '기기 이름',
    firstSeenAt: '처음 로그인한 시각',
    callerAddress: '지금 접속한 주소',
    alertId: '알림 번호',
  },
};
