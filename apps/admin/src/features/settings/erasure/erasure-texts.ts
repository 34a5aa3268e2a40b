import {
  ERASURE_AHEAD_DAYS,
  ERASURE_MONTHS,
  ERASURE_NOTICE_DAYS,
  RETENTION_MONTHS,
} from '@academy/domain/students';
import { formatNumber } from '@academy/domain/money';

/** The words of 개인정보 파기. */
export const erasureTexts = {
  sections: {
    erasure: {
      title: '개인정보 파기',
      help: '퇴원한 학생의 이름, 연락처, 보호자, 학교, 메모와 일정·사유의 내용을 정한 개월 수가 지나면 자동으로 지웁니다. 식수와 금액 같은 합계만 이름 없이 남고 되돌릴 수 없습니다. 비우면 자동으로 파기하지 않습니다.',
    },
    retention: {
      title: '보관 기간',
      help: '보낸 메시지의 내용과 받는 번호, 은행 내역의 입금자와 적요를 정한 개월 수가 지나면 지웁니다. 보낸 때, 금액, 결과는 남고 되돌릴 수 없습니다. 비우면 계속 보관합니다.',
    },
  },
  unit: '개월',
  outside: `${ERASURE_MONTHS.least}개월부터 ${ERASURE_MONTHS.most}개월 사이로 입력하세요.`,
  off: '자동으로 파기하지 않습니다.',
  example: (day: string) => `오늘 퇴원한 학생은 ${day}에 파기합니다.`,
  effect: (due: number) =>
    `영향: ${ERASURE_AHEAD_DAYS}일 안에 ${due === 0 ? '파기할 학생이 없습니다.' : `학생 ${due}명을 파기합니다.`}`,
  notice: (day: string) =>
    `저장한 날부터 ${ERASURE_NOTICE_DAYS}일 동안은 아무도 파기하지 않습니다. 가장 이른 날은 ${day}입니다.`,
  held: (count: number) =>
    `${count}명은 도시락이나 모의고사 금액이 정산되지 않아 파기를 미룹니다. 입금이나 환불을 정리하면 파기합니다.`,
  list: `${ERASURE_AHEAD_DAYS}일 안에 파기할 학생`,
  student: '학생',
  school: '학교',
  leftOn: '퇴원일',
  erasedOn: '파기일',
  heldOne: '정산할 금액이 있어 미룸',
  more: (count: number) => `외 ${count}명`,
  messagesOutside: `${RETENTION_MONTHS.messages.least}개월부터 ${RETENTION_MONTHS.messages.most}개월 사이로 입력하세요.`,
  bankRowsOutside: `${RETENTION_MONTHS.bankRows.least}개월부터 ${RETENTION_MONTHS.bankRows.most}개월 사이로 입력하세요. 같은 내역을 다시 올렸을 때 알아보려면 1년은 필요합니다.`,
  expiring: (messages: number, bankRows: number) =>
    messages + bankRows === 0
      ? `영향: ${ERASURE_AHEAD_DAYS}일 안에 지울 내용이 없습니다.`
      : `영향: ${ERASURE_AHEAD_DAYS}일 안에 ${[
          messages > 0 && `메시지 ${formatNumber(messages)}건`,
          bankRows > 0 && `은행 내역 ${formatNumber(bankRows)}건`,
        ]
          .filter(Boolean)
          .join(', ')}의 내용을 지웁니다.`,
  expiringNotice: `저장한 날부터 ${ERASURE_NOTICE_DAYS}일 동안은 지우지 않습니다.`,
} as const;
