/** What a button says on every page, whatever it is about. */
export const retryText = '다시 시도';
/** Ends what is running, or takes back what was begun: not the way out of a window. */
export const cancelText = '취소';
/** Leaves a window and changes nothing. */
export const closeText = '닫기';
export const saveText = '저장';
/** The next part of a list. */
export const moreText = '더 보기';
