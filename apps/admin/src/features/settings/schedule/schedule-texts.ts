/** The 정기일정 tab's own words. Field names are in its model. */
export const scheduleTabTexts = {
  submit: '정기일정 제출',
  submitHelp:
    '다음 달 정기일정을 매월 며칠까지 제출하는지 학생에게 안내합니다. 비우면 마감 없이 받습니다. 짧은 달에서는 말일로 계산합니다.',
  example: (day: number) => `매월 ${day}일까지 다음 달 정기일정을 제출`,
  noDeadline: '제출 마감 없음',
  dayUnit: '일',
  mealTimes: '식사 시간',
  mealTimesHelp: '학생이 이 시간에 자리를 비우는 일정을 내면 신청한 도시락이 있는지 알려 줍니다.',
  pickTime: '시계 열기',
  wrongTime: '시각을 19:00처럼 입력하세요.',
  wrongDay: '1일부터 31일 사이로 입력하세요.',
} as const;
