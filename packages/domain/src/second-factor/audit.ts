import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { secondFactorFields } from './fields';

export const secondFactorActions = {
  accounts: actionsOn(secondFactorFields, {
    'begin-second-factor': '2단계 인증 설정을 시작했습니다',
    'set-up-second-factor': '2단계 인증을 켰습니다',
    'turn-off-second-factor': '2단계 인증을 껐습니다',
    'renew-recovery-codes': '복구 코드를 새로 만들었습니다',
    'reset-second-factor': '{subject} 계정의 2단계 인증을 초기화했습니다',
    'save-second-factor-policy': '2단계 인증 설정을 바꿨습니다',
  }),
  logins: actionsOn(secondFactorFields, {
    'use-recovery-code': '복구 코드로 로그인했습니다',
    'miss-second-factor': '비밀번호는 맞고 2단계 인증 코드가 틀려 로그인하지 못했습니다',
  }),
} satisfies ActionsByTopic;
