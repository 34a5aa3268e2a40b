import { mealName, meals } from '@academy/domain/meals';
import { messageFailureText, orderStateName, type OrderStanding } from '@academy/domain/messages';
import { formatMoment } from '@academy/domain/time';

const momentText = (moment: string) => formatMoment(new Date(moment));

/** State of an order in a few words: `업체 확인 11월 23일 (월) 14:12`. */
export function orderStateText({ state, order }: OrderStanding): string {
  const name = orderStateName(state);
  if (order?.confirmedAt) {
    const by = order.confirmedBy === null ? '' : ` (${order.confirmedBy} 기록)`;
    return `${name} ${momentText(order.confirmedAt)}${by}`;
  }
  if (state === 'sent' && order?.sentAt) return `${name} ${momentText(order.sentAt)} · 확인 전`;
  return name;
}

const countsText = ({ counts }: NonNullable<OrderStanding['order']>): string =>
  meals
    .filter((meal) => counts[meal] > 0)
    .map((meal) => `${mealName(meal)} ${counts[meal]}개`)
    .join(', ') || '주문 없음';

const NO_ADDRESS = '시스템 설정의 업체 발주 탭에서 업체 메일 주소를 입력하세요.';
const HELD_UP = '아직 나가지 않았습니다. 잠시 뒤에도 그대로이면 시스템 관리자에게 알려 주세요.';

/** What was ordered, from which caterer and when, or why it has not gone out and what helps. */
export function orderFactsText({ state, order }: OrderStanding): string {
  if (state === 'no-address') return NO_ADDRESS;
  if (state === 'failed')
    return order?.failure ? messageFailureText(order.failure, 'mail') : HELD_UP;
  if (order === null) return '';
  const sent = order.sentAt === null ? '' : ` · ${momentText(order.sentAt)} 보냄`;
  return `${countsText(order)} · ${order.recipient}${sent}`;
}
