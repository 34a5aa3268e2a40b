import type { Words } from '../../http/docs/api-table';

export const branchWords: Words = {
  own: {
    url: '지점의 관리자 화면 주소',
    answered: '제때 답했는지',
    month: '금액의 월',
    enrolled: '재원생 수',
    arrived: '오늘 등원한 학생 수',
    missing: '와야 하는데 아직 오지 않은 학생 수',
    lunch: '오늘 점심 수',
    dinner: '오늘 저녁 수',
    approvals: '승인을 기다리는 일정과 사유 수',
    objections: '답을 기다리는 이의신청 수',
    refunds: '환불할 학생 수',
    orders: '확인할 도시락 주문 수',
    failedMessages: '하루 동안 보내지 못한 메시지 수',
    lastBackup: '마지막 백업 시각',
    backupStale: '백업이 이틀 넘게 없는지',
  },
};
