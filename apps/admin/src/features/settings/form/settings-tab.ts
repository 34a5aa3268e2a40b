import { ifMatch, keptInTab, type FieldOf } from '@academy/app-kit/forms';
import type { Field } from '@academy/domain/fields';
import { formatWon } from '@academy/domain/money';
import type { Undoable } from '@academy/domain/operations';
import { formatDay, isCalendarDay } from '@academy/domain/time';
import { formTexts } from './form-texts';
import type { Saved, TabModel } from './use-tab-form';

interface Version {
  headers: { 'If-Match': string };
}

/** A setting as a tab edits it; all else follows. */
interface Description<Edited, Draft extends object, Body> extends Partial<
  Pick<TabModel<Draft>, 'check' | 'writing' | 'queryKey'>
> {
  /** Its row in the table of settings; the log calls it the same. */
  entity: string;
  fields: TabModel<Draft>['fields'];
  read: (call: { signal?: AbortSignal }) => Promise<Edited>;
  save: (
    call: { body: Body } & Version,
  ) => Promise<Edited & { undo?: Undoable | null | undefined }>;
  /** What is read, also in the body of a 412. */
  schema: { safeParse: (body: unknown) => { data?: Edited | undefined } };
  /** As the form holds it, where that is not as it is kept. */
  toSaved: (edited: Edited) => Saved<Draft>;
  toBody: (draft: Draft) => Body;
  /** A field in words, where its kind does not say how. */
  words?: { [Name in FieldOf<Draft>]?: (draft: Draft) => string };
}

/** A value in the words of its field. */
function wordsOf(field: Partial<Field>, value: unknown): string {
  const { kind, unit = '', words, valueText } = field;
  const said = valueText?.(value);
  if (said !== undefined) return said || formTexts.empty;
  if (typeof value === 'boolean') return value ? formTexts.on : formTexts.off;
  if (value === null || value === undefined || value === '' || Number.isNaN(value))
    return formTexts.empty;
  if (typeof value === 'number') return kind === 'money' ? formatWon(value) : `${value}${unit}`;
  if (Array.isArray(value))
    return value.map((one) => wordsOf(field, one)).join(', ') || formTexts.empty;
  if (typeof value !== 'string') return formTexts.empty;
  return words?.get(value) ?? (isCalendarDay(value) ? formatDay(value) : value);
}

/**
 * One tab of the settings: which row it edits, its fields, and how they are read and saved. The
 * form, the view of two managers' changes and 변경 이력 read it.
 */
export function settingsTab<Edited, Draft extends object, Body>({
  entity,
  fields,
  read,
  save,
  schema,
  toSaved,
  toBody,
  words = {},
  check = () => ({}),
  queryKey = ['settings', entity],
  ...rest
}: Description<Edited, Draft, Body>): TabModel<Draft> {
  return {
    ...rest,
    entity,
    fields,
    check,
    queryKey,
    kept: keptInTab(),
    read: async (signal) => toSaved(await read({ ...(signal && { signal }) })),
    async write(draft, version) {
      const saved = await save({ body: toBody(draft), ...ifMatch(version) });
      return { saved: toSaved(saved), undo: saved.undo };
    },
    current(body) {
      const newer = schema.safeParse(body).data;
      return newer && toSaved(newer);
    },
    valueText: (draft, field) => words[field]?.(draft) ?? wordsOf(fields[field], draft[field]),
  };
}
