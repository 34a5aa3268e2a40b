import { fill } from '../text/fill';

/** Why a student cannot be saved, changed or removed. Each is a code of the API as well. */
export const studentRefusalTexts = {
  'phone-taken': '이미 등록된 전화번호입니다. 같은 학생이 있는지 확인하세요.',
  'seat-taken': '다른 학생이 쓰고 있는 좌석입니다. 다른 좌석을 입력하거나 자리를 바꾸세요.',
  'student-deleted': '삭제한 학생입니다. 먼저 복원하세요.',
  'import-empty': '가져올 행이 없습니다. 파일이나 붙여넣은 내용을 확인하세요.',
  'import-changed': '미리보기 뒤에 학생 명단이 바뀌었습니다. 다시 확인하고 반영하세요.',
} as const;

/** What a field of a student says. `{}` marks a variable. */
export const studentFieldTexts = {
  name: '이름을 입력하세요.',
  nameLetters: '이름에 글자가 없습니다. 숫자나 기호가 아닌 이름을 입력하세요.',
  phone: '전화번호를 확인하세요. 010-1234-5678처럼 입력합니다.',
  phoneMissing: '전화번호를 입력하세요.',
  phoneTaken: '이미 {student} 학생의 번호입니다.',
  seatTaken: '{student} 학생이 쓰고 있는 좌석입니다. 다른 좌석을 입력하거나 자리를 바꾸세요.',
  seatsTaken: '{seats}. 학생 정보에서 좌석을 바꾸거나 비운 뒤 다시 하세요.',
  seatOf: '{student}의 좌석 {seat}: {holder} 학생이 쓰고 있습니다',
  typedName: '학생 이름과 다릅니다. 파기할 학생의 이름을 그대로 입력하세요.',
  lastDay: '마지막 등원일은 오늘이나 그 뒤의 날로 고르세요.',
  startDate: '등원 시작일을 2026-03-02처럼 입력하세요.',
  cashReceiptNumber:
    '휴대폰 번호, 현금영수증 카드 번호나 사업자등록번호를 입력하세요. 주민등록번호는 받지 않습니다.',
  guardians: '보호자는 {limit}명까지 입력할 수 있습니다.',
  guardianUnknown: '보호자의 이름이나 연락처를 입력하세요.',
  guardianTwice: '다른 보호자와 같은 연락처입니다. 한 번만 입력하세요.',
  tooLong: '{limit}자 이하로 입력하세요.',
  tooMany: '{limit}개까지 입력할 수 있습니다.',
} as const;

/**
 * Whose number it is already, `student` distinguishing namesakes; without a name for accounts that
 * may not see numbers, which could otherwise try them out.
 */
export const phoneTakenText = (student: string | null): string =>
  student === null
    ? studentRefusalTexts['phone-taken']
    : fill(studentFieldTexts.phoneTaken, { student });

/** Who sits on the wanted seat. */
export const seatTakenText = (student: string): string =>
  fill(studentFieldTexts.seatTaken, { student });

/** Who cannot come back to which seats, and who sits there. */
export const seatsTakenText = (
  taken: readonly { student: string; seat: string; holder: string }[],
): string =>
  fill(studentFieldTexts.seatsTaken, {
    seats: taken.map((one) => fill(studentFieldTexts.seatOf, one)).join(', '),
  });
