import { resultFields, examFields, examStateFields } from '@academy/domain/mocks';
import type { Words } from '../../../http/docs/api-table';

export const resultWords: Words = {
  fields: [resultFields, examFields, examStateFields],
  own: {
    examId: '모의고사 번호',
    registered: '신청한 학생인지',
    results: '과목마다 성적',
    exams: '성적을 공개한 시험',
    targets: '과목마다 목표',
    subjects: '성적이 있는 과목',
    entries: '쓸 성적 (빠진 값은 그대로, null은 지움)',
    published: '학생과 보호자에게 보일지',
    publishedAt: '공개한 시각 (null: 비공개)',
    changed: '바뀐 성적 수',
    cards: '학생마다 성적표',
    means: '값이 있는 학생이 충분한 평균',
    mean: '평균',
    measure: '성적의 종류',
  },
};
