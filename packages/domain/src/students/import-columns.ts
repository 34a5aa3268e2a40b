import type { StudentForm } from './schemas';

/** What a column of an imported table can hold. */
export type ImportField = keyof StudentForm;

/** How academies call their columns. Compared without blanks, signs and what stands in brackets. */
const NAMES: Record<ImportField, readonly string[]> = {
  name: ['이름', '성명', '학생명', '학생이름', '학생성명', '원생명', '학생', 'name'],
  phone: [
    '전화',
    '전화번호',
    '휴대폰',
    '휴대폰번호',
    '휴대전화',
    '핸드폰',
    '핸드폰번호',
    '연락처',
    '학생전화',
    '학생전화번호',
    '학생연락처',
    '학생휴대폰',
    '학생핸드폰',
    '본인연락처',
    '학생번호',
    'hp',
    'phone',
    'mobile',
    'tel',
  ],
  parentName: [
    '보호자',
    '보호자이름',
    '보호자명',
    '보호자성명',
    '학부모',
    '학부모이름',
    '학부모명',
    '학부모성명',
    '부모님',
  ],
  parentPhone: [
    '보호자전화',
    '보호자전화번호',
    '보호자연락처',
    '보호자휴대폰',
    '보호자핸드폰',
    '학부모전화',
    '학부모전화번호',
    '학부모연락처',
    '학부모휴대폰',
    '학부모핸드폰',
    '부모님연락처',
    '부모님전화',
    '부모님전화번호',
    '부모연락처',
    '모연락처',
    '부연락처',
    '어머니연락처',
    '아버지연락처',
    'parent',
    'parentphone',
  ],
  parentRelation: ['관계', '보호자관계', '학생과의관계'],
  school: ['학교', '학교명', '재학학교', '출신학교', '소속학교', 'school'],
  grade: ['학년', '학년계열', '계열', 'grade'],
  className: ['반', '학급', '반이름', '수강반', 'class'],
  seat: ['좌석', '좌석번호', '자리', '자리번호', '책상', '책상번호', 'seat'],
  startDate: ['등원시작일', '등원일', '등록일', '등록일자', '입학일', '입회일', '시작일'],
  status: ['상태', '재원상태', '재적상태', '재원', 'status'],
  allergy: ['알레르기', '알러지', '알레르기유무', '식이', '식이제한', 'allergy'],
  memo: ['메모', '비고', '특이사항', '참고사항', '기타', 'memo', 'note'],
  depositorNames: ['입금자', '입금자명', '입금자이름', '입금명'],
};

const isField = (text: string): text is ImportField => Object.hasOwn(NAMES, text);
const FIELD_OF = new Map(
  Object.keys(NAMES)
    .filter(isField)
    .flatMap((field) => NAMES[field].map((name) => [name, field] as const)),
);

const bare = (header: string) =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The columns of a table: for each its title as it stands, and the field it holds (null: it is left out). */
export interface ImportHeader {
  /** The row of the titles, from 0. */
  row: number;
  columns: { header: string; field: ImportField | null }[];
}

/** A title row stands within the first lines: real files begin with the academy's name or a date. */
const LOOK_AT_ROWS = 10;

/** Finds the row of titles: the first that names the students and at least one more column. Null when there is none. Of two columns for one field the first counts. */
export function findImportHeader(cells: readonly (readonly string[])[]): ImportHeader | null {
  for (const [row, titles] of cells.slice(0, LOOK_AT_ROWS).entries()) {
    const seen = new Set<ImportField>();
    const columns = titles.map((header) => {
      const field = FIELD_OF.get(bare(header)) ?? null;
      const taken = field === null || seen.has(field);
      if (!taken) seen.add(field);
      return { header: header.normalize('NFC').trim(), field: taken ? null : field };
    });
    if (seen.has('name') && seen.size >= 2) return { row, columns };
  }
  return null;
}
