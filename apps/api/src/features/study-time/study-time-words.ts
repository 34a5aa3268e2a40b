import { resultFields } from '@academy/domain/mocks';
import type { Words } from '../../http/docs/api-table';

const { results, rawScore, standardScore, percentile, band } = resultFields;
/** What of an exam is in a monthly report. */
const reportResult = { results, rawScore, standardScore, percentile, band };

export const studyTimeWords: Words = {
  fields: [reportResult],
  own: {
    minutes: '공부한 분',
    rank: '순위',
    first: '첫날',
    today: '오늘',
    of: '전체 인원',
    place: '순위',
    open: '아직 끝나지 않은 날인지',
    study: '공부 시간',
    remark: '한마디',
    reports: '리포트',
    meals: '도시락',
  },
};
