import { fill, type FillArguments } from '../text/fill';
import { managersFeatureTexts } from '../features/feature-texts';
import { managersHttpTexts } from '../http/http-texts';
import { managersPictureTexts } from '../pictures/picture-texts';
import { managersReasonTexts } from '../reasons/reason-texts';
import * as by from './refusals-by-feature';

type Texts = (typeof by)[keyof typeof by];
type CodeOf<One> = One extends unknown ? keyof One : never;
type TextIn<One, Code> = One extends { readonly [Key in Code & PropertyKey]: infer Text }
  ? Text
  : never;

/**
 * Every refusal of the API: code → text. `{}` marks a variable. One wording per code; only what
 * students and managers both meet has one for each (`managersRefusalText`).
 */
export const refusalTexts: { readonly [Code in CodeOf<Texts>]: TextIn<Texts, Code> } =
  Object.assign({}, ...Object.values(by));

export type RefusalCode = keyof typeof refusalTexts;
/** Every code that an answer may carry. */
export const REFUSAL_CODES: readonly string[] = Object.keys(refusalTexts);
type TextOf<Code extends RefusalCode> = (typeof refusalTexts)[Code];

/**
 * The Korean text of a refusal. A code whose text has variables asks for them by type:
 * `refusalText('rate-limited', { wait: '12분' })`.
 */
export const refusalText = <Code extends RefusalCode>(
  code: Code,
  ...variables: FillArguments<TextOf<Code>>
): string => fill<TextOf<Code>>(refusalTexts[code], ...variables);

const managersTexts: Partial<Record<RefusalCode, string>> = {
  ...managersHttpTexts,
  ...managersFeatureTexts,
  ...managersReasonTexts,
  ...managersPictureTexts,
};

/** What a manager reads where students read something else; undefined where nothing differs. */
export const managersRefusalText = (code: RefusalCode): string | undefined => managersTexts[code];

/** Whether a `code` that came over the wire is one of ours. */
export const isRefusalCode = (code: string): code is RefusalCode =>
  Object.hasOwn(refusalTexts, code);
