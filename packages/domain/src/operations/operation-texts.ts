/** Why a write cannot be taken back. Each is a code of the API as well. */
export const operationRefusalTexts = {
  'already-undone': '이미 되돌린 작업입니다.',
  'undo-too-late': '되돌릴 수 있는 시간이 지났습니다.',
} as const;

export type OperationRefusal = keyof typeof operationRefusalTexts;

/** What taking back says of a thing that another user changed since. */
export const changedSinceText = '그 뒤에 다시 바뀌어 그대로 두었습니다.';

/** What taking back does not bring back: logins that ended with the change. */
export const signedOutText = '로그아웃된 기기에서는 다시 로그인해야 합니다.';
