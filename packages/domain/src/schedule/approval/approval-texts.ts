/** Why what waits can't be decided. Each is a code of the API as well. */
export const approvalRefusalTexts = {
  'not-pending': '이미 처리되었거나 취소된 신청입니다.',
  'changed-meanwhile': '그 사이 내용이 바뀌었습니다. 다시 확인하세요.',
  'reject-reason-missing': '반려 사유를 입력하세요. 학생에게 그대로 보입니다.',
  'change-waiting': '학생의 변경 요청이 승인을 기다리고 있습니다. 먼저 승인하거나 반려하세요.',
  'not-in-force': '승인된 일정만 바꿀 수 있습니다. 다시 확인하세요.',
  'version-unknown': '그 버전이 없습니다. 다시 확인하세요.',
  'cancelled-meanwhile': '취소된 일정은 되돌릴 수 없습니다.',
} as const;

/** Why an unchanged decision cannot be undone. */
export const askedAgainText = '그 뒤에 다시 신청한 것이 있어 그대로 두었습니다.';

/** Name of an undoable change, without a person's name. */
export const approvalOperationTexts = {
  decided: (what: '정기일정' | '사유', decision: 'approve' | 'reject', count: number) =>
    `${what} ${decision === 'approve' ? '승인' : '반려'} ${count}건`,
  changed: '정기일정 수정',
  reasonFor: '사유 대리 등록',
} as const;

export type ApprovalRefusal = keyof typeof approvalRefusalTexts;
export const approvalRefusalText = (reason: ApprovalRefusal): string =>
  approvalRefusalTexts[reason];
