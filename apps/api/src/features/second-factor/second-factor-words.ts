import { secondFactorFields } from '@academy/domain/second-factor';
import type { Words } from '../../http/docs/api-table';

export const secondFactorWords: Words = {
  fields: [secondFactorFields],
  own: {
    policy: '누가 2단계 인증을 써야 하는지',
    secret: '인증 앱에 넣을 열쇠',
    uri: '인증 앱의 QR 주소',
    recoveryCodes: '복구 코드',
    recoveryCodesLeft: '남은 복구 코드 수',
    adminsWithout: '아직 설정하지 않은 관리자',
    since: '설정한 시각',
  },
};
