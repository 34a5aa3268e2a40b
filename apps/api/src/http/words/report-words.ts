import { resultFields } from '@academy/domain/mocks';

const { results, rawScore, standardScore, percentile, band } = resultFields;

/** What of an exam is in a monthly report. */
export const reportFields = { results, rawScore, standardScore, percentile, band };

/** What a monthly report says besides, to managers and to guardians. */
export const reportWords = { study: '공부 시간', remark: '한마디', meals: '도시락' };
