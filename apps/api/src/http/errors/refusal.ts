import { refusalText, type RefusalCode } from '@academy/domain/refusals';
import { waitText } from '@academy/domain/http';
import { noWords } from '../docs/api-table';
import { wrongFieldsText, type FieldErrors } from './field-words';

interface RefusalDetails {
  /** What the text of the code leaves open. */
  variables?: { wait?: string; clash?: string; code?: string };
  /** Says it more exactly than the code's own text. */
  text?: string;
  /** Of `validation-failed`. */
  errors?: FieldErrors;
  headers?: Record<string, string>;
  /**
   * Fields that the answer carries beside `message` and `code`: what a save refused, the value that
   * is current now.
   */
  extra?: Record<string, unknown>;
}

/**
 * A request that the server understands and does not grant. The message is Korean and final: it is
 * shown as it is.
 */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(
      details.text ??
        (code === 'validation-failed'
          ? wrongFieldsText(details.errors ?? {}, noWords)
          : refusalText(code, { wait: '', clash: '', code: '', ...details.variables })),
    );
  }
}

/** 429 with the waiting time: in words in the text, in whole seconds in `Retry-After`. */
export const tooMany = (seconds: number): Refusal =>
  new Refusal('rate-limited', {
    variables: { wait: waitText(seconds) },
    headers: { 'retry-after': String(seconds) },
  });

type NotNow = 'busy' | 'maintenance' | 'disk-full' | 'data-damaged';

/** 503: nothing is wrong with the request, it may be sent again after `seconds`. */
export const notNow = (code: NotNow, seconds: number): Refusal =>
  new Refusal(code, { headers: { 'retry-after': String(seconds) } });
