import { noticeFields } from '@academy/domain/messages';
import { reasonFields } from '@academy/domain/reasons';
import { guardianFields } from '@academy/domain/students';
import type { Words } from '../../../http/docs/api-table';
import { reportFields, reportWords } from '../../../http/words/report-words';

/** What is told of a student's day, to guardians and in the student's record. */
export const dayWords = {
  requests: '보호자가 보낸 사유',
  ordered: '신청했는지',
  pickedUpAt: '받은 시각',
};

export const guardianWords: Words = {
  fields: [guardianFields, reasonFields, noticeFields, reportFields],
  own: {
    ...reportWords,
    ...dayWords,
    ahead: '다가오는 결석과 외출',
    answer: '자녀 휴대전화 번호 뒤 4자리',
    begun: '시작된 시각',
    confirmed: '확인했는지',
    created: '만든 링크',
    declined: '받지 않기로 한 알림',
    agreedOn: '알림에 동의한 날',
    digits: '물어보는 자릿수',
    ended: '끝난 링크인지',
    endsAt: '링크가 끝나는 시각',
    holder: '예금주',
    kinds: '고를 수 있는 알림',
    lastOpenedAt: '마지막으로 연 시각',
    mayRequest: '사유를 보낼 수 있는지',
    newest: '가장 새 상벌점',
    confirmation: '학생 확인. null: 요청하지 않음',
    noticeSwitch: '알림을 받는지',
    notices: '최근 공지',
    number: '계좌번호',
    opens: '연 횟수',
    revokedAt: '끊은 시각',
    stoppedAt: '알림을 끈 시각',
    unconfirmed: '답하지 않아 아직 열리지 않는지',
    without: '휴대폰 번호가 없는 보호자',
    expected: '있어야 하는 시간',
  },
};
