/** What the settings form says about a field (manager texts). `{}` marks a variable. */
export const lunchSettingsTexts = {
  endBeforeStart: '종료일은 시작일보다 빠를 수 없습니다.',
  endDayBeforeStartDay: '입금 종료일은 시작일보다 빠를 수 없습니다.',
  needsBothEnds: '시작일과 종료일을 함께 입력하세요.',
  dayOfMonth: '1일부터 31일 사이로 입력하세요.',
  cutoffHour: '0시부터 24시 사이의 정각으로 입력하세요.',
  businessDays: '영업일은 1일부터 {most}일 사이로 입력하세요.',
  spare: '여유분은 0부터 {most}까지 입력하세요.',
  price: '0원부터 {limit} 사이의 원 단위 금액으로 입력하세요.',
  duplicateDay: '같은 날짜가 두 번 있습니다: {day}',
  accountNumber: '계좌번호는 숫자와 하이픈(-)으로 입력하세요.',
  tooLong: '{limit}자 이하로 입력하세요.',
} as const;
