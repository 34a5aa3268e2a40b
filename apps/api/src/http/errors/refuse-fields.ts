import { Refusal } from './refusal';

/** Refuses with 400 when a check of the domain found something: form key → message. */
export function refuseFields(found: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, message]],
    ),
  );
  if (Object.keys(errors).length > 0) throw new Refusal('validation-failed', { errors });
}
