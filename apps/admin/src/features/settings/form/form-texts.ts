import { dotted } from '@academy/domain/text';
/** What every tab's form says, whatever it edits. */
export const formTexts = {
  discard: '변경 취소',
  changes: (count: number) => `변경 ${count}건`,
  unsaved: '저장하지 않은 내용이 있습니다.',
  saved: '설정을 저장했습니다.',
  lastSaved: (when: string, who: string) => dotted(`마지막 저장 ${when}`, who),
  neverSaved: '아직 저장한 적이 없습니다.',
  system: '시스템',
  fixErrors: '저장하려면 다음을 고치세요.',
  willSave: '인터넷에 연결되면 저장합니다.',
  empty: '(없음)',
  on: '켬',
  off: '끔',
  history: {
    button: '변경 이력',
    empty: '변경 이력이 없습니다.',
  },
} as const;
