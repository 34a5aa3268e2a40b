import { isMobile, keptPhone } from '../../identity/phone';
import { BUDGET_LIMIT } from './monthly-budget';
import { NOTICE_KINDS } from './notice-kinds';
import type { NoticeSettings } from './notice-schemas';
import { checkNotice } from './notice-text';
import { noticeTexts as texts } from './notice-texts';

export type NoticeSettingsErrors = Partial<Record<keyof NoticeSettings, string>>;

/** What must be corrected before the notices are saved, at its field. */
export function checkNoticeSettings(settings: NoticeSettings): NoticeSettingsErrors {
  const errors: NoticeSettingsErrors = {};
  for (const kind of NOTICE_KINDS) {
    const error = checkNotice(kind, settings[kind], settings.channel);
    if (error !== undefined) errors[kind] = error;
  }
  if (settings.quiet && settings.quietFrom === settings.quietTo) errors.quietTo = texts.quiet;
  const { monthlyBudget } = settings;
  if (monthlyBudget !== null && (monthlyBudget < 0 || monthlyBudget > BUDGET_LIMIT))
    errors.monthlyBudget = texts.budget;
  return errors;
}

/** What is wrong with a number that a notice shall go to. */
export const checkPhone = (phone: string): { phone?: string } =>
  isMobile(keptPhone(phone)) ? {} : { phone: texts.phone };
