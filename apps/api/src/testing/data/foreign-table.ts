import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFields } from '@academy/domain/tables';
import * as z from 'zod/mini';

const shownSchema = z.object({
  sheets: z.array(z.object({ name: z.string(), ...tableFields })),
});
const FOLDER = join(import.meta.dirname, '../../../../../fixtures/tables');

/** A file of another program as the page reads it and sends it, sheet by sheet. */
export const foreignTable = (file: string): z.output<typeof shownSchema>['sheets'] =>
  shownSchema.parse(JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8'))).sheets;
