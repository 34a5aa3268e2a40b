/** Why the log is not written into a file. A code of the API as well. */
export const auditRefusalTexts = {
  'audit-too-much':
    '한 번에 2만 건까지 내려받을 수 있습니다. 기간이나 조건을 좁힌 뒤 다시 시도하세요.',
} as const;

/** An action that this version of the program does not know. */
export const unknownActionText = '다른 버전의 작업을 했습니다';

/** Meals, their ticks and the periods of a day in the log. */
export const auditTickTexts = {
  noMeal: '신청 안 함',
  pickedUp: '{meal} 수령',
  notPickedUp: '{meal} 수령 해제',
  count: '{n}건',
  renamed: '{now} (당시 {old})',
  several: '{label} {n}{unit}{을/를} 바꿈',
} as const;
