import { oneLine } from '../text/blanks';
import { fill } from '../text/fill';
import { academyTexts as texts } from './academy-texts';
import type { AcademyDraft } from './manage-schemas';

export type AcademyErrors = Partial<Record<keyof AcademyDraft, string>>;

const LINE_LIMIT = 100;
const LINES_LIMIT = 6;
const URL_LIMIT = 300;

const isLink = (text: string) =>
  text === '' || (text.length <= URL_LIMIT && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text));

/**
 * What must be corrected before the academy's own facts are saved: a name, up to six lines for the
 * footer, links that begin with http(s), a phone of digits and hyphens.
 */
export function checkAcademy({
  name,
  companyLines,
  manualUrl,
  deskPhone,
  channelUrl,
}: Omit<AcademyDraft, 'logo'>): AcademyErrors {
  const tooLong = fill(texts.tooLong, { limit: LINE_LIMIT });
  return {
    ...(oneLine(name) === '' && { name: texts.name }),
    ...(name.length > LINE_LIMIT && { name: tooLong }),
    ...(companyLines.length > LINES_LIMIT && {
      companyLines: fill(texts.tooManyLines, { limit: LINES_LIMIT }),
    }),
    ...(companyLines.some((line) => line.length > LINE_LIMIT) && { companyLines: tooLong }),
    ...(!isLink(manualUrl) && { manualUrl: texts.link }),
    ...(!isLink(channelUrl) && { channelUrl: texts.link }),
    ...(!/^[\d() +-]{0,30}$/.test(deskPhone) && { deskPhone: texts.phone }),
  };
}
