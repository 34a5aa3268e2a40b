import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { seatMapFields } from './fields';

export const seatActions = {
  settings: actionsOn(seatMapFields, {
    'save-seat-map': '좌석 배치도를 바꿨습니다',
  }),
} satisfies ActionsByTopic;
