import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { itself, undone } from '../audit-actions/tails';
import { accountFields } from './fields';

export const accountActions = {
  accounts: actionsOn(accountFields, {
    'create-admin': '{subject} 최고관리자 계정을 만들었습니다',
    signup: '가입을 신청했습니다',
    'approve-account': { text: '{subject} 계정의 가입을 승인했습니다', tail: itself },
    'reject-account': '{subject} 계정의 가입을 거절했습니다',
    'edit-account': '{subject} 계정을 바꿨습니다',
    'disable-account': { text: '{subject} 계정의 사용을 중지했습니다', tail: itself },
    'enable-account': { text: '{subject} 계정을 다시 사용하게 했습니다', tail: itself },
    'sign-out-account': '{subject} 계정을 모든 기기에서 로그아웃시켰습니다',
    'issue-temporary-password': '{subject} 계정의 임시 비밀번호를 발급했습니다',
    'undo-accounts': { text: '{subject} 계정의 변경을 되돌렸습니다', tail: undone },
    'change-own-password': '비밀번호를 바꿨습니다',
  }),
} satisfies ActionsByTopic;
