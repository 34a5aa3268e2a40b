import type { PointFilter } from './history/join-pages';

const FILTER_NAMES: Record<PointFilter, string> = { ALL: '전체', REWARD: '상점', PENALTY: '벌점' };

/** 전체, 상점 or 벌점: the filter's segments and the list's type column. */
export const pointFilterName = (filter: PointFilter): string => FILTER_NAMES[filter];
