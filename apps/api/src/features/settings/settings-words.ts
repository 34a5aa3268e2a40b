import { scheduleSettingsFields } from '@academy/domain/schedule';
import { academyFields, mockSettingsFields, holidayFields } from '@academy/domain/settings';
import type { Words } from '../../http/docs/api-table';

export const settingsWords: Words = {
  fields: [academyFields, mockSettingsFields, holidayFields, scheduleSettingsFields],
  own: {
    companyLines: '화면 아래에 나오는 학원 정보',
    manualUrl: '사용 설명서 주소',
    channelUrl: '문의 채널 주소',
    studentAppUrl: '학생 화면의 주소',
    adminAppUrl: '관리자 화면의 주소',
    demo: '체험용 학원인지',
    needsFirstAccount: '아직 계정이 하나도 없는지',
    firstAccountCode: '첫 계정의 코드',
    added: '추가한 휴일 수',
    subjects: '선택과목, 쉼표나 줄바꿈으로 나눔',
    done: '끝낸 단계인지',
    steps: '시작하기의 단계',
    step: '단계의 이름',
    setting: '설정의 이름',
    decided: '본사에서 저장했는지',
  },
};
