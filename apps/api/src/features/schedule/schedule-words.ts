import {
  scheduleFields,
  scheduleStateFields,
  scheduleSettingsFields,
} from '@academy/domain/schedule';
import type { Words } from '../../http/docs/api-table';

export const scheduleWords: Words = {
  fields: [scheduleFields, scheduleStateFields, scheduleSettingsFields],
  own: {
    kind: '지각, 조퇴, 외출, 하루 가운데 무엇인지',
    created: '복사한 일정',
    scheduleId: '일정 번호',
    decision: '승인할지 반려할지',
    effectiveFrom: '바뀐 내용이 시작되는 날',
    endsOn: '끝나는 날',
    insteadOf: '이 일정을 대신하는지',
    clash: '시간이 겹치는 일정',
    schedule: '승인을 기다리는 일정',
    replaces: '바뀌기 전의 일정',
    waiting: '승인을 기다리는지',
    value: '그때의 내용',
    meals: '그날 신청한 식사',
    names: '겹치는 일의 이름',
  },
};
