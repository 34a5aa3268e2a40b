import type { Words } from '../../http/docs/api-table';
import { reportFields, reportWords } from '../../http/words/report-words';

export const studyTimeWords: Words = {
  fields: [reportFields],
  own: {
    ...reportWords,
    minutes: '공부한 분',
    rank: '순위',
    first: '첫날',
    today: '오늘',
    of: '전체 인원',
    place: '순위',
    open: '아직 끝나지 않은 날인지',
    reports: '리포트',
  },
};
