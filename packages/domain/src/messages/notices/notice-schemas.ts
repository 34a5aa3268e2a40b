import * as z from 'zod/mini';
import { clockTime, clockTimeSchema } from '../../time';
import { noticeKinds, type NoticeKind } from './notice-kinds';

/** How guardians are notified. `copy`: a manager copies the text into a chat. */
export const NOTICE_CHANNELS = ['copy', 'sms', 'alimtalk'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** One kind's switch and words; `templateId` is the approved template of 알림톡. */
const noticeSchema = z.object({
  on: z.boolean(),
  text: z.string().check(z.maxLength(500)),
  templateId: z.string().check(z.maxLength(80)),
});
export type NoticeWords = z.output<typeof noticeSchema>;

const price = z.int().check(z.nonnegative(), z.lte(1_000));
/**
 * Which events about their children guardians are notified of, and how. Between `quietFrom` and
 * `quietTo` nothing is sent where `quiet` is on. Prices in won per message.
 */
export const noticeSettingsSchema = z.object({
  channel: z.enum(NOTICE_CHANNELS),
  arrived: noticeSchema,
  left: noticeSchema,
  early: noticeSchema,
  out: noticeSchema,
  back: noticeSchema,
  missing: noticeSchema,
  unpaid: noticeSchema,
  decided: noticeSchema,
  step: noticeSchema,
  exam: noticeSchema,
  notice: noticeSchema,
  report: noticeSchema,
  /** How long after the start of the first missed period 미등원 is sent. */
  missingMinutes: z.int().check(z.nonnegative(), z.lte(180)),
  /** Whether unpaid bills are notified automatically, this many days after payment was due. */
  unpaidAuto: z.boolean(),
  unpaidDays: z.int().check(z.gte(1), z.lte(60)),
  quiet: z.boolean(),
  quietFrom: clockTimeSchema,
  quietTo: clockTimeSchema,
  perMinute: z.int().check(z.gte(1), z.lte(1_000)),
  smsPrice: price,
  lmsPrice: price,
  alimtalkPrice: price,
  /** What paid messages may cost in a month, in won; null: no limit. */
  monthlyBudget: z.nullable(z.int()),
});
export type NoticeSettings = z.output<typeof noticeSettingsSchema>;

const off = (kind: NoticeKind): NoticeWords => ({
  on: false,
  text: noticeKinds[kind].text,
  templateId: '',
});
export const defaultNoticeSettings: NoticeSettings = {
  channel: 'copy',
  arrived: off('arrived'),
  left: off('left'),
  early: off('early'),
  out: off('out'),
  back: off('back'),
  missing: off('missing'),
  unpaid: off('unpaid'),
  decided: off('decided'),
  step: off('step'),
  exam: off('exam'),
  notice: off('notice'),
  report: off('report'),
  missingMinutes: 20,
  unpaidAuto: false,
  unpaidDays: 3,
  quiet: false,
  quietFrom: clockTime('22:30'),
  quietTo: clockTime('08:00'),
  perMinute: 300,
  smsPrice: 18,
  lmsPrice: 45,
  alimtalkPrice: 13,
  monthlyBudget: null,
};

/** The settings and who saved them last; `version` goes back as `If-Match`. */
export const editedNoticeSettingsSchema = z.object({
  settings: noticeSettingsSchema,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});
export type EditedNoticeSettings = z.output<typeof editedNoticeSettingsSchema>;
