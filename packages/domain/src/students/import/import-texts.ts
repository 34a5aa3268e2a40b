import { saidOf } from '../../fields/field';
import { guardianFields as partFields, studentFields } from '../fields';
import { guardianName } from '../guardians';
import { guardianFields, isGuardianField, type ImportField } from './import-field';

/** What an import says of a table or a row of it. `{}` marks a variable. */
export const importTexts = {
  noHeader: "열 제목을 찾을 수 없습니다. 첫 줄에 '이름', '전화번호' 같은 제목을 넣으세요.",
  noNameColumn: '이름 열이 없습니다. 이름이 든 열을 고르세요.',
  noPhoneColumn:
    '전화번호 열이 없습니다. 전화번호가 든 열을 고르거나, 파일에 전화번호 열을 넣으세요.',
  twoColumns:
    "{field} 열이 둘 이상입니다: {headers}. 하나만 고르고 나머지는 '가져오지 않음'으로 두세요.",
  untitled: '제목 없음',
  tooMany: '한 번에 {limit}명까지 올릴 수 있습니다. 파일을 나누세요.',
  field: '{field}: {message}',
  phoneUnreadable: "전화번호를 읽을 수 없습니다: '{cell}'. 엑셀에서 텍스트로 바꿔 다시 올리세요.",
  nameWithoutLetters: "이름에 글자가 없습니다: '{cell}'. 이름 열이 맞는지 확인하세요.",
  day: "날짜를 읽을 수 없습니다: '{cell}'. 2026-03-02처럼 입력하세요.",
  status: "상태를 읽을 수 없습니다: '{cell}'. 재원, 휴원, 퇴원 가운데 하나로 입력하세요.",
  twiceInTable: '{row}행과 전화번호가 같습니다.',
  otherName: '이미 {student} 학생의 전화번호입니다. 이름을 확인하세요.',
  otherNameUnsaid: '이미 등록된 전화번호입니다. 이름을 확인하세요.',
  zeroRestored: '{field}에서 빠진 앞자리 0을 채웠습니다.',
  sharesNumber: '{student} 학생과 같은 전화번호를 함께 씁니다.',
  namesake: '같은 이름의 학생이 있습니다: {student}',
  seatTaken:
    '좌석 {seat}: {student} 학생이 쓰고 있습니다. 자리를 맞바꾸려면 두 학생의 좌석을 함께 넣으세요.',
  seatTwice: '좌석 {seat}: {row}행 {student} 학생과 겹칩니다.',
  seatTwicePasted: '좌석 {seat}: {student} 학생과 겹칩니다.',
  pastedCells: '표에 붙여넣은 칸',
  changedMeanwhile: '다른 관리자가 먼저 바꿨습니다. 지금 내용을 확인하고 다시 붙여넣으세요.',
  gone: '목록에 없는 학생입니다.',
  empty: '(없음)',
} as const;

/** The Korean name of a student's field: as a file and its import call it. */
export function studentFieldName(field: ImportField): string {
  if (!isGuardianField(field)) return saidOf(studentFields[field]);
  const { who, part } = guardianFields[field];
  const name = typeof who === 'number' ? guardianName(who) : who;
  return `${name} ${partFields[part].label}`;
}
