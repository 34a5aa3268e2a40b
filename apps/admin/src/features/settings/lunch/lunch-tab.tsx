import { TabLoader } from '../form/tab-loader';
import { lunchModel } from './lunch-model';
import { LunchSettings } from './lunch-settings';

/** 도시락: everything that decides what students can apply for. */
export const LunchTab = () => <TabLoader model={lunchModel} Form={LunchSettings} />;
