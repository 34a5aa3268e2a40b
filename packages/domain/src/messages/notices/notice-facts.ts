import { messageChannelName } from '../message-texts';
import { NOTICE_KINDS } from './notice-kinds';
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
