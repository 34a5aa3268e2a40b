/** What a month costs, and where to pay it. */
export const invoiceTexts = {
  title: '이번 달 도시락 비용',
  total: '합계',
  times: (price: string, count: number) => `${price} × ${count}회`,
  frozen: '단가는 처음 저장한 때의 금액으로 정해졌어요.',
  live: '선택을 바꾸면 금액도 바로 바뀌어요.',
  window: '입금 기간',
  account: '계좌번호',
  holder: '예금주',
  depositor: '입금자명',
  copy: '복사',
  copied: '계좌번호를 복사했어요.',
  copyFailed: '복사하지 못했어요. 계좌번호를 길게 눌러 복사해 주세요.',
  askDesk: '계좌 정보는 데스크에 문의해 주세요.',
  status: { unpaid: '입금 전', confirmed: '입금 확인', refunded: '환불' },
  statusLabel: '입금 상태',
} as const;
