import type { ImportField } from './import-field';

const examples: Partial<Record<ImportField, string>> = {
  name: '김하늘',
  phone: '010-1234-5678',
  seat: 'A-01',
  grade: '고3',
  school: '하늘고',
  className: '의대반',
  guardian1Name: '김바다',
  guardian1Phone: '010-8765-4321',
  guardian1Relation: '어머니',
  guardian2Name: '김강산',
  guardian2Phone: '010-8765-4322',
  guardian2Relation: '아버지',
  startDate: '2026-03-02',
  status: '재원',
  allergy: '땅콩',
  memo: '창가 자리',
  depositorNames: '김바다, 하늘맘',
};

const rules: Partial<Record<ImportField, string>> = {
  name: '꼭 필요합니다.',
  phone: '꼭 필요합니다. 같은 번호의 학생이 있으면 그 학생을 고칩니다.',
  startDate: '2026-03-02처럼 입력합니다.',
  status: '재원, 휴원, 퇴원 가운데 하나. 비우면 재원입니다.',
  depositorNames: '여러 개는 쉼표로 나눕니다.',
};

/** The empty table for an import, and the sheet that explains it. */
export const importTemplateTexts = {
  title: '학생 명단 양식',
  guide: '작성 방법',
  column: '열',
  rule: '입력 방법',
  example: '예',
  free: '비워도 됩니다. 빈 칸은 이미 있는 내용을 그대로 둡니다.',
  rules,
  examples,
} as const;
