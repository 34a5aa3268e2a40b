import { reasonTypeName } from '../reasons/reason-texts';
import { markStatusSchema, type MarkStatus, type MarkValue } from './schemas';
import type { VisitAction, VisitState } from './day/visit';

/** Why a day or its marks can't be changed. Each is a code of the API as well. */
export const attendanceRefusalTexts = {
  'day-closed': '마감한 날입니다. 고치려면 사유를 입력하세요.',
  'day-closed-already': '이미 마감한 날입니다.',
  'day-open': '마감하지 않은 날입니다.',
  'day-not-begun': '아직 시작하지 않은 날은 마감할 수 없습니다.',
  'visit-out-of-order': '등원·외출·복귀·하원 시각이 순서에 맞지 않습니다.',
  'visit-in-future': '아직 오지 않은 시각은 적을 수 없습니다. 지금까지의 시각을 적으세요.',
  'mark-in-future': '아직 오지 않은 날에는 결석만 미리 적을 수 있습니다. 나머지는 그날 적으세요.',
  'no-such-period': '그날에는 없는 교시입니다.',
  'sheet-changed': '그 사이 출석부가 바뀌었습니다. 바뀐 내용을 확인하고 다시 마감하세요.',
} as const;

/** What must be corrected in the settings before they are saved. `{}` marks a variable. */
export const attendanceSettingsTexts = {
  reversed: '{name}: 끝나는 시각은 시작 시각보다 늦어야 합니다.',
  intoNextDay:
    '{name}: 끝나는 시각은 시작 시각보다 늦어야 합니다. 자정을 넘기면 {start} 전에 끝나야 합니다.',
  overlap: '{name}: 앞 교시가 끝난 뒤에 시작해야 합니다.',
  sameName: '{name}: 같은 이름의 교시가 있습니다.',
  unnamed: '교시 이름을 입력하세요.',
  preset: '벌점 항목을 다시 고르세요.',
  period: '{n}교시',
  compulsory: '의무',
} as const;

export type AttendanceRefusal = keyof typeof attendanceRefusalTexts;

const statuses: Readonly<Record<MarkStatus, string>> = {
  PRESENT: '출석',
  LATE: reasonTypeName('LATE'),
  EARLY_LEAVE: reasonTypeName('EARLY_LEAVE'),
  OUTING: reasonTypeName('OUTING'),
  ABSENT: reasonTypeName('ABSENT'),
};
export const markStatusName = (status: MarkStatus): string => statuses[status];

/** `외출`, `외출 (인정)`, `미입력`. */
export const attendanceMarkText = ({
  status,
  excused,
}: {
  status: MarkStatus | null;
  excused: boolean;
}): string => (status === null ? '미입력' : `${statuses[status]}${excused ? ' (인정)' : ''}`);

const LETTERS: Readonly<Record<MarkStatus, string>> = {
  PRESENT: 'O',
  LATE: '지',
  EARLY_LEAVE: '조',
  OUTING: '외',
  ABSENT: '×',
};

/** The letter of a mark on paper and in files; an excused one in brackets: `(×)`. */
export function markLetter(mark: Pick<MarkValue, 'status' | 'excused'> | null): string {
  if (mark === null || mark.status === null) return '';
  const letter = LETTERS[mark.status];
  return mark.excused ? `(${letter})` : letter;
}

const EXCUSED = /\s*\(인정\)$/;

/**
 * Reads a text pasted into a cell: `지각`, `지각 (인정)`, `지`, `(×)`, `2`; an empty one clears it.
 * Undefined when it is none of them.
 */
export function readMark(text: string): Pick<MarkValue, 'status' | 'excused'> | undefined {
  const plain = text.trim();
  if (plain === '' || plain === attendanceMarkText({ status: null, excused: false }))
    return { status: null, excused: false };
  const word = plain.replace(EXCUSED, '');
  const index = markStatusSchema.options.findIndex((status, at) =>
    [status, markStatusName(status), `${at + 1}`].includes(word),
  );
  if (index >= 0)
    return { status: markStatusSchema.options[index] ?? null, excused: EXCUSED.test(plain) };
  return [true, false]
    .flatMap((excused) => markStatusSchema.options.map((status) => ({ status, excused })))
    .find((mark) => markLetter(mark) === plain);
}

const actions: Readonly<Record<VisitAction, string>> = {
  arrive: '등원',
  'go-out': '외출',
  'come-back': '복귀',
  leave: '하원',
};
export const visitActionName = (action: VisitAction): string => actions[action];

const states: Readonly<Record<VisitState, string>> = {
  'not-here': '미등원',
  here: '등원',
  out: '외출 중',
  left: '하원',
};
export const visitStateName = (state: VisitState): string => states[state];

/** Who was not seen: 미등원 once a period has begun without a word of them, before that 등원 전. */
export const unseenName = (isMissing: boolean): string =>
  isMissing ? states['not-here'] : '등원 전';
