import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { loginFields, loginSettingsFields } from './fields';

export const loginActions = {
  logins: actionsOn(loginFields, {
    login: '로그인했습니다',
    'revoke-reused-refresh-token':
      '다시 쓰인 옛 로그인 정보를 막고 모든 기기에서 로그아웃시켰습니다',
    'reset-pin': '{subject} 학생의 간편 비밀번호를 초기화했습니다',
    'approve-device': '{subject} 학생의 새 기기를 승인했습니다',
    'refuse-device': '{subject} 학생의 새 기기를 거절했습니다',
    'raise-login-alert': '한 기기에서 여러 학생이 로그인했다고 알렸습니다',
    'see-login-alert': '로그인 경고를 확인했습니다',
  }),
  students: actionsOn(loginFields, {
    'sign-out-student': '{subject} 학생을 모든 기기에서 로그아웃시켰습니다',
    'unlock-student': '{subject} 학생의 로그인 잠금을 풀었습니다',
  }),
  settings: actionsOn(loginSettingsFields, {
    'save-login-settings': '로그인 설정을 바꿨습니다',
  }),
} satisfies ActionsByTopic;
