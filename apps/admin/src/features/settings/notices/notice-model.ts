import {
  checkNoticeSettings,
  editedNoticeSettingsSchema,
  noticeSettingsSchema,
  type EditedNoticeSettings,
  type NoticeKind,
  type NoticeSettings,
} from '@academy/domain/messages';
import { isClockTime } from '@academy/domain/time';
import { api } from '../../../shared/api';
import { settingsTab } from '../form/settings-tab';
import type { Saved } from '../form/use-tab-form';
import { noticeTabTexts as texts, noticeTitle } from './notice-tab-texts';

const NUMBERS = {
  missingMinutes: { from: 0, to: 180, wrong: texts.wrongGrace },
  unpaidDays: { from: 1, to: 60, wrong: texts.wrongDays },
  perMinute: { from: 1, to: 1_000, wrong: texts.wrongRate },
  smsPrice: { from: 0, to: 1_000, wrong: texts.wrongPrice },
  lmsPrice: { from: 0, to: 1_000, wrong: texts.wrongPrice },
  alimtalkPrice: { from: 0, to: 1_000, wrong: texts.wrongPrice },
} as const;
const NUMBER_FIELDS = Object.keys(NUMBERS).filter(
  (field): field is keyof typeof NUMBERS => field in NUMBERS,
);
const TIMES = ['quietFrom', 'quietTo'] as const;

/** The settings while they are typed: a time may be none yet, a number may be empty. */
export type NoticeDraft = Omit<NoticeSettings, keyof typeof NUMBERS | (typeof TIMES)[number]> &
  Record<keyof typeof NUMBERS, number | null> &
  Record<(typeof TIMES)[number], string>;

const toSaved = (edited: EditedNoticeSettings): Saved<NoticeDraft> => edited;

/** What is wrong with times and numbers, and else what the rule says. */
function check(draft: NoticeDraft): Partial<Record<keyof NoticeDraft, string>> {
  const errors: Partial<Record<keyof NoticeDraft, string>> = {};
  for (const field of NUMBER_FIELDS) {
    const { from, to, wrong } = NUMBERS[field];
    const value = draft[field];
    if (value === null || value < from || value > to) errors[field] = wrong;
  }
  for (const field of TIMES) if (!isClockTime(draft[field])) errors[field] = texts.wrongTime;
  const settings = noticeSettingsSchema.safeParse({
    ...draft,
    ...Object.fromEntries(NUMBER_FIELDS.map((field) => [field, NUMBERS[field].from])),
    ...Object.fromEntries(TIMES.filter((field) => errors[field]).map((field) => [field, '00:00'])),
  }).data;
  return { ...(settings && checkNoticeSettings(settings)), ...errors };
}

const kindFields = {
  arrived: { label: noticeTitle('arrived') },
  left: { label: noticeTitle('left') },
  early: { label: noticeTitle('early') },
  out: { label: noticeTitle('out') },
  back: { label: noticeTitle('back') },
  missing: { label: noticeTitle('missing') },
  unpaid: { label: noticeTitle('unpaid') },
  decided: { label: noticeTitle('decided') },
  step: { label: noticeTitle('step') },
  exam: { label: noticeTitle('exam') },
  notice: { label: noticeTitle('notice') },
  report: { label: noticeTitle('report') },
} satisfies Record<NoticeKind, { label: string }>;

const kindWords = (kind: NoticeKind) => (draft: NoticeDraft) =>
  texts.kindText(draft[kind].on, draft[kind].text);

/** 알림: what guardians are notified of, and how. */
export const noticeModel = settingsTab({
  entity: 'notice-settings',
  fields: {
    channel: { label: texts.channel, words: new Map(Object.entries(texts.channels)) },
    ...kindFields,
    missingMinutes: { label: texts.missingMinutes, unit: texts.minutes },
    unpaidAuto: { label: texts.unpaidAuto },
    unpaidDays: { label: texts.unpaidDays, unit: texts.days },
    quiet: { label: texts.quiet },
    quietFrom: { label: texts.quietFrom },
    quietTo: { label: texts.quietTo },
    perMinute: { label: texts.perMinute, unit: texts.messages },
    smsPrice: { label: texts.smsPrice, kind: 'money' },
    lmsPrice: { label: texts.lmsPrice, kind: 'money' },
    alimtalkPrice: { label: texts.alimtalkPrice, kind: 'money' },
    monthlyBudget: { label: texts.monthlyBudget, kind: 'money' },
  },
  schema: editedNoticeSettingsSchema,
  read: api.noticeSettings,
  save: api.saveNoticeSettings,
  toSaved,
  toBody: (draft: NoticeDraft) => noticeSettingsSchema.parse(draft),
  check,
  words: {
    arrived: kindWords('arrived'),
    left: kindWords('left'),
    early: kindWords('early'),
    out: kindWords('out'),
    back: kindWords('back'),
    missing: kindWords('missing'),
    unpaid: kindWords('unpaid'),
    decided: kindWords('decided'),
    step: kindWords('step'),
    exam: kindWords('exam'),
    notice: kindWords('notice'),
    report: kindWords('report'),
  },
});
