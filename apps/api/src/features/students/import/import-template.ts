import {
  importTemplateTexts as texts,
  TEMPLATE_FIELDS,
  templateColumns,
  templateGuideColumns,
  type studentEndpoints,
} from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';

/**
 * The empty table for an import; how to fill it in is on a sheet behind it, where the import
 * does not read.
 */
export function importTemplate({
  now,
  reply,
}: Call<typeof studentEndpoints.importTemplate>): Promise<Uint8Array> {
  sendAs(reply, `${texts.title} ${seoulDay(now)}`, 'xlsx');
  return sheetFile(
    [
      sheetOf(texts.title, templateColumns, []),
      sheetOf(texts.guide, templateGuideColumns, TEMPLATE_FIELDS, 1),
    ],
    'xlsx',
  );
}
