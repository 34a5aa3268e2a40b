import { fill } from '../../text/fill';
import { isNoticeField, noticeKinds, type NoticeField, type NoticeKind } from './notice-kinds';
import type { NoticeWords } from './notice-schemas';
import { noticeTexts as texts } from './notice-texts';

export type NoticeFields = Readonly<Partial<Record<NoticeField, string>>>;

const FIELD = /\{([^{}]*)\}/g;
const namedIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);

/** A notice as its guardian reads it. */
export const noticeText = (text: string, fields: NoticeFields): string =>
  text.replace(FIELD, (braces, name: string) =>
    isNoticeField(name) ? (fields[name] ?? braces) : braces,
  );

/** The fields of a notice as an approved template of 알림톡 names them: `#{이름}`. */
export const templateVariables = (text: string, fields: NoticeFields): Record<string, string> =>
  Object.fromEntries(
    namedIn(text)
      .filter(isNoticeField)
      .map((name) => [`#{${name}}`, fields[name] ?? '']),
  );

/** What has to be sent to 알림톡 for approval, so that it says what this text says. */
export const templateText = (text: string): string => text.replace(FIELD, '#{$1}');

/** `{이름} {시각}`: what the words of a kind may name. */
export const noticeFieldsText = (kind: NoticeKind): string =>
  noticeKinds[kind].fields.map((field) => `{${field}}`).join(' ');

/** What is wrong with a kind's words; nothing while it is off. */
export function checkNotice(
  kind: NoticeKind,
  { on, text, templateId }: NoticeWords,
  channel: string,
): string | undefined {
  const unknown = namedIn(text).find((name) =>
    noticeKinds[kind].fields.every((field) => field !== name),
  );
  if (unknown !== undefined)
    return fill(texts.unknown, { field: `{${unknown}}`, fields: noticeFieldsText(kind) });
  if (!on) return undefined;
  if (text.trim() === '') return texts.empty;
  const isNamed = noticeKinds[kind].fields.some((field) => field === '이름');
  if (isNamed && !text.includes('{이름}')) return texts.nameless;
  return channel === 'alimtalk' && templateId.trim() === '' ? texts.template : undefined;
}

const ADDRESS = /https?:\/\/\S+#\S+/g;
/** A message without its signed addresses, for readers who may not open them. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, texts.address);
