import type { LunchSettingsDraft } from '@academy/domain/settings';

export type SettingsField = keyof LunchSettingsDraft;

/** Korean names of the fields, for the save bar, the merge view and error summaries. Exhaustive by its type. */
export const FIELD_LABEL: Record<SettingsField, string> = {
  applyStartDate: '신청 가능 시작일', applyEndDate: '신청 가능 종료일', editCutoffHour: '변경 마감 시각',
  enabledDates: '지정 운영일', disabledLunchDates: '점심 미운영일', disabledDinnerDates: '저녁 미운영일',
  sundayLunch: '일요일 점심', sundayDinner: '일요일 저녁', mondayLunch: '월요일 점심', mondayDinner: '월요일 저녁',
  tuesdayLunch: '화요일 점심', tuesdayDinner: '화요일 저녁', wednesdayLunch: '수요일 점심', wednesdayDinner: '수요일 저녁',
  thursdayLunch: '목요일 점심', thursdayDinner: '목요일 저녁', fridayLunch: '금요일 점심', fridayDinner: '금요일 저녁',
  saturdayLunch: '토요일 점심', saturdayDinner: '토요일 저녁', lunchPrice: '점심 단가', dinnerPrice: '저녁 단가',
  paymentStartDate: '입금 시작일', paymentEndDate: '입금 종료일', depositStartDay: '매월 입금 시작일', depositEndDay: '매월 입금 종료일',
  bankName: '은행', accountNumber: '계좌번호', accountHolder: '예금주',
};

export const isSettingsField = (name: string): name is SettingsField => name in FIELD_LABEL;

const fields = Object.keys(FIELD_LABEL).filter(isSettingsField);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two versions of the settings differ, in the order of the form. */
export const changedFields = (from: LunchSettingsDraft, to: LunchSettingsDraft): SettingsField[] => fields.filter((field) => !same(from[field], to[field]));

/**
 * Brings somebody else's newer save together with this draft: a field that only one side changed takes that side's value;
 * a field that both changed to different values is a conflict and keeps the draft's value until the manager chooses.
 */
export function mergeDraft(base: LunchSettingsDraft, draft: LunchSettingsDraft, theirs: LunchSettingsDraft): { merged: LunchSettingsDraft; conflicts: SettingsField[] } {
  const mine = new Set(changedFields(base, draft));
  const conflicts = changedFields(base, theirs).filter((field) => mine.has(field) && !same(draft[field], theirs[field]));
  const kept = Object.fromEntries([...mine].map((field) => [field, draft[field]]));
  return { merged: { ...theirs, ...kept }, conflicts };
}

/** Adds or removes a day in one of the date lists, sorted, so that equal lists compare equal. */
export function toggleDate<D extends string>(dates: readonly D[], date: D): D[] {
  return dates.includes(date) ? dates.filter((other) => other !== date) : [...dates, date].toSorted();
}
