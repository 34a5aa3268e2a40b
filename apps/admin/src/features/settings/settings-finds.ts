import { attendanceSettingsFields } from '@academy/domain/attendance';
import { featureFields } from '@academy/domain/features';
import { matchesName } from '@academy/domain/identity';
import { loginSettingsFields } from '@academy/domain/login';
import { lunchSettingsFields } from '@academy/domain/meals';
import { messageSettingsFields } from '@academy/domain/messages';
import { academyFields, mockSettingsFields } from '@academy/domain/settings';
import { erasureSettingsFields } from '@academy/domain/students';
import { priceTexts } from '../../shared/prices/price-texts';
import { erasureTexts } from './erasure/erasure-texts';
import { logoTexts } from './logo/logo-texts';
import { lunchTexts } from './lunch/lunch-texts';
import { noticeModel } from './notices/notice-model';
import { noticeTabTexts } from './notices/notice-tab-texts';
import { standardModel } from './points/standard-model';
import { standardTexts } from './points/standard-texts';
import { scheduleModel } from './schedule-model';
import { sendingTexts } from './sending/sending-texts';
import type { SettingsTab } from '../../shared/page/settings-tab';
import {
  academyTabTexts,
  attendanceTabTexts,
  featuresTabTexts,
  holidaysTexts,
  loginTabTexts,
  messagesTabTexts,
  mockTabTexts,
  scheduleTabTexts,
} from './settings-texts';

type Titled = Readonly<Record<string, { title: string }>>;
type Labelled = Readonly<Record<string, { label: string }>>;

/** The headings of a tab and its fields, as the tab shows them. */
const shown = (sections: Titled, fields: Labelled = {}): readonly string[] => [
  ...Object.values(sections).map(({ title }) => title),
  ...Object.values(fields).map(({ label }) => label),
];

const { prices, deposit, ...rules } = lunchTexts.sections;
const {
  lunchPrice,
  dinnerPrice,
  pricesSet: _pricesSet,
  daysOff: _daysOff,
  paymentStartDate,
  paymentEndDate,
  depositStartDay,
  depositEndDay,
  bankName,
  accountNumber,
  accountHolder,
  ...ruleFields
} = lunchSettingsFields;

/** What each tab holds, for 빠른 찾기 and 설정 찾기. */
const settingsFinds: Readonly<Record<string, readonly string[]>> = {
  lunch: [...shown(rules, ruleFields), lunchTexts.preview],
  prices: [...shown({ prices }, { lunchPrice, dinnerPrice }), priceTexts.days],
  deposit: shown(
    { deposit },
    {
      paymentStartDate,
      paymentEndDate,
      depositStartDay,
      depositEndDay,
      bankName,
      accountNumber,
      accountHolder,
    },
  ),
  mocks: shown(mockTabTexts.sections, {
    allowOnSiteExam: mockSettingsFields.allowOnSiteExam,
    paperOnlyNotice: mockSettingsFields.paperOnlyNotice,
  }),
  attendance: shown(attendanceTabTexts.sections, attendanceSettingsFields),
  schedule: shown(scheduleTabTexts.sections, scheduleModel.fields),
  holidays: [...shown(holidaysTexts.sections), holidaysTexts.renew],
  login: [
    ...shown(loginTabTexts.sections, loginSettingsFields),
    loginTabTexts.waiting,
    loginTabTexts.alerts,
  ],
  messages: shown(messagesTabTexts.sections, messageSettingsFields),
  notices: shown(noticeTabTexts.sections, noticeModel.fields),
  sending: [
    ...shown(sendingTexts.sections),
    messagesTabTexts.tryOut,
    noticeTabTexts.tryOut,
    sendingTexts.renew,
  ],
  features: shown(featuresTabTexts.sections, featureFields),
  academy: [...shown(academyTabTexts.sections, academyFields), logoTexts.title],
  points: shown(standardTexts.sections, standardModel.fields),
  erasure: shown(erasureTexts.sections, erasureSettingsFields),
};

/** The headings and labels of a tab that are found. */
export const findsOf = (tab: string): readonly string[] => settingsFinds[tab] ?? [];

/** A tab, or a heading or field of it. */
export interface FoundSetting {
  tab: SettingsTab;
  /** What was found in it; left out for the tab itself. */
  at?: string;
}

/** So many finds of one tab are offered. */
const MOST = 3;

/** Where a found setting is: the page goes to `at` by itself. */
export const settingPath = ({ tab: { value }, at }: FoundSetting): string =>
  `/settings?tab=${value}${at === undefined ? '' : `&at=${encodeURIComponent(at)}`}`;

/**
 * The settings that a text means, tab by tab: each of its words is in the tab's name, in what else
 * it is called, or in a heading or label of it.
 */
export function findSettings(tabs: readonly SettingsTab[], typed: string): FoundSetting[] {
  const wanted = typed.trim().split(/\s+/);
  if (typed.trim() === '') return [];
  const means = (text: string) => wanted.every((word) => matchesName(text, word));
  return tabs.flatMap((tab) => {
    const { value, label: name, words = '' } = tab;
    const labels = new Set(findsOf(value));
    labels.delete(name);
    const found = [...labels].filter(
      (label) => means(`${label} ${name}`) && wanted.some((word) => matchesName(label, word)),
    );
    return [
      ...(means(`${name} ${words}`) ? [{ tab }] : []),
      ...found.slice(0, MOST).map((at) => ({ tab, at })),
    ];
  });
}
