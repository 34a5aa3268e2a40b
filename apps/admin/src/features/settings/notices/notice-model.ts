import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  checkNoticeSettings,
  editedNoticeSettingsSchema,
  NOTICE_KINDS,
  noticeSettingsSchema,
  type EditedNoticeSettings,
  type NoticeKind,
  type NoticeSettings,
} from '@academy/domain/messages';
import { isClockTime } from '@academy/domain/time';
import { api } from '../../../shared/api';
import type { Saved, TabModel } from '../form/use-tab-form';
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

const isKind = (field: keyof NoticeDraft): field is NoticeKind =>
  NOTICE_KINDS.some((kind) => kind === field);

function valueText(draft: NoticeDraft, field: keyof NoticeDraft): string {
  if (isKind(field)) return texts.kindText(draft[field].on, draft[field].text);
  switch (field) {
    case 'channel':
      return texts.channels[draft.channel];
    case 'quiet':
    case 'unpaidAuto':
      return texts.quietText(draft[field]);
    case 'unpaidDays':
      return texts.dayCount(draft.unpaidDays ?? 0);
    case 'quietFrom':
    case 'quietTo':
      return draft[field];
    case 'missingMinutes':
      return texts.grace(draft.missingMinutes ?? 0);
    case 'perMinute':
      return texts.count(draft.perMinute ?? 0);
    case 'smsPrice':
    case 'lmsPrice':
    case 'alimtalkPrice':
      return texts.price(draft[field] ?? 0);
    case 'monthlyBudget':
      return draft.monthlyBudget === null ? texts.noBudget : texts.price(draft.monthlyBudget);
  }
}

const kindLabels = {
  arrived: noticeTitle('arrived'),
  left: noticeTitle('left'),
  early: noticeTitle('early'),
  out: noticeTitle('out'),
  back: noticeTitle('back'),
  missing: noticeTitle('missing'),
  unpaid: noticeTitle('unpaid'),
  decided: noticeTitle('decided'),
  step: noticeTitle('step'),
  exam: noticeTitle('exam'),
  notice: noticeTitle('notice'),
  report: noticeTitle('report'),
} satisfies Record<NoticeKind, string>;

/** 알림: what guardians are notified of, and how. */
export const noticeModel: TabModel<NoticeDraft> = {
  queryKey: ['settings', 'notices'],
  read: async (signal) => toSaved(await api.noticeSettings({ ...(signal && { signal }) })),
  async write(draft, version) {
    const { undo, ...saved } = await api.saveNoticeSettings({
      body: noticeSettingsSchema.parse(draft),
      ...ifMatch(version),
    });
    return { saved: toSaved(saved), undo };
  },
  current(body) {
    const newer = editedNoticeSettingsSchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: {
    channel: texts.channel,
    ...kindLabels,
    missingMinutes: texts.missingMinutes,
    unpaidAuto: texts.unpaidAuto,
    unpaidDays: texts.unpaidDays,
    quiet: texts.quiet,
    quietFrom: texts.quietFrom,
    quietTo: texts.quietTo,
    perMinute: texts.perMinute,
    smsPrice: texts.smsPrice,
    lmsPrice: texts.lmsPrice,
    alimtalkPrice: texts.alimtalkPrice,
    monthlyBudget: texts.monthlyBudget,
  },
  check,
  valueText,
  kept: keptInTab(),
  entity: 'notice-settings',
};
