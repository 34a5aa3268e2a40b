import { messageChannelName } from '../message-texts';
import { NOTICE_KINDS, type NoticeSettings } from './notice-schemas';

/** What the log keeps of the settings: each kind's switch and words, and how they go out. */
export function noticeFacts({
  channel,
  missingMinutes,
  quiet,
  quietFrom,
  quietTo,
  perMinute,
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
    quiet,
    quietFrom,
    quietTo,
    perMinute,
  };
}

/** Names of these facts, and of a guardian's own switch, in the log. */
export const noticeFieldNames: readonly (readonly [string, string])[] = [
  ['notices', '알림 받기'],
  ['channel', '보내는 방법'],
  ['arrived', '등원 알림'],
  ['left', '하원 알림'],
  ['out', '외출 알림'],
  ['back', '복귀 알림'],
  ['missing', '미등원 알림'],
  ['arrivedText', '등원 문구'],
  ['leftText', '하원 문구'],
  ['outText', '외출 문구'],
  ['backText', '복귀 문구'],
  ['missingText', '미등원 문구'],
  ['missingMinutes', '미등원 기준(분)'],
  ['quiet', '방해 금지 시간'],
  ['quietFrom', '방해 금지 시작'],
  ['quietTo', '방해 금지 끝'],
  ['perMinute', '1분에 보낼 수'],
];
