import { messageChannelName } from '../message-texts';
import { NOTICE_KINDS, noticeKinds } from './notice-kinds';
import type { NoticeSettings } from './notice-schemas';

/** What the log keeps of the settings: each kind's switch and words, and how they go out. */
export function noticeFacts({
  channel,
  missingMinutes,
  unpaidAuto,
  unpaidDays,
  quiet,
  quietFrom,
  quietTo,
  perMinute,
  monthlyBudget,
  ...rest
}: NoticeSettings): Record<string, unknown> {
  return {
    channel: messageChannelName(channel),
    ...Object.fromEntries(
      NOTICE_KINDS.flatMap((kind) => [
        [kind, rest[kind].on],
        [`${kind}Text`, rest[kind].text],
      ]),
    ),
    missingMinutes,
    unpaidAuto,
    unpaidDays,
    quiet,
    quietFrom,
    quietTo,
    perMinute,
    monthlyBudget,
  };
}

/** Names of these facts, and of a guardian's own switch, in the log. */
export const noticeFieldNames: readonly (readonly [string, string])[] = [
  ['notices', '알림 받기'],
  ['tellGuardians', '보호자에게 알림'],
  ['channel', '보내는 방법'],
  ...NOTICE_KINDS.flatMap((kind) => [
    [kind, `${noticeKinds[kind].name} 알림`] as const,
    [`${kind}Text`, `${noticeKinds[kind].name} 문구`] as const,
  ]),
  ['missingMinutes', '미등원 기준(분)'],
  ['unpaidAuto', '미납 자동 알림'],
  ['unpaidDays', '납부 기한 뒤(일)'],
  ['quiet', '방해 금지 시간'],
  ['quietFrom', '방해 금지 시작'],
  ['quietTo', '방해 금지 끝'],
  ['perMinute', '1분에 보낼 수'],
  ['monthlyBudget', '한 달 예산(원)'],
];
