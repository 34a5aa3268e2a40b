import { fill } from '../../text/fill';
import type { NoticeWords } from './notice-schemas';
import { noticeTexts as texts } from './notice-texts';

/** What a notice may name. */
export const NOTICE_FIELDS = ['이름', '시각', '날짜', '학원'] as const;
export type NoticeFields = Readonly<Record<(typeof NOTICE_FIELDS)[number], string>>;

const FIELD = /\{([^{}]*)\}/g;
const isField = (name: string): name is keyof NoticeFields =>
  NOTICE_FIELDS.some((field) => field === name);

/** A notice as its guardian reads it. */
export const noticeText = (text: string, fields: NoticeFields): string =>
  text.replace(FIELD, (braces, name: string) => (isField(name) ? fields[name] : braces));

/** The fields of a notice as an approved template of 알림톡 names them: `#{이름}`. */
export const templateVariables = (text: string, fields: NoticeFields): Record<string, string> =>
  Object.fromEntries(
    NOTICE_FIELDS.filter((name) => text.includes(`{${name}}`)).map((name) => [
      `#{${name}}`,
      fields[name],
    ]),
  );

/** What has to be sent to 알림톡 for approval, so that it says what this text says. */
export const templateText = (text: string): string => text.replace(FIELD, '#{$1}');

const named = (fields: readonly string[]) => fields.map((field) => `{${field}}`).join(' ');

/** What is wrong with a kind's words; nothing while it is off. */
export function checkNotice(
  { on, text, templateId }: NoticeWords,
  channel: string,
): string | undefined {
  const unknown = [...text.matchAll(FIELD)].find(([, name = '']) => !isField(name));
  if (unknown) return fill(texts.unknown, { field: unknown[0], fields: named(NOTICE_FIELDS) });
  if (!on) return undefined;
  if (text.trim() === '') return texts.empty;
  if (!text.includes('{이름}')) return texts.nameless;
  return channel === 'alimtalk' && templateId.trim() === '' ? texts.template : undefined;
}
