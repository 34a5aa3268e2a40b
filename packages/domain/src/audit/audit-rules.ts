import { cutoffShapeSchema } from '../meals/cutoff/cutoff-schema';
import { cutoffText } from '../meals/cutoff/cutoff-texts';
import { spareSchema } from '../meals/order/spare-schema';
import { sparesText } from '../meals/order/spare-texts';
import { pictureSizeSchema } from '../pictures/schemas';

export const nothingText = '(없음)';
const CUTOFFS = new Set(['lunchCutoff', 'dinnerCutoff']);
const SPARES = new Set(['lunchSpare', 'dinnerSpare']);

/** What is more than a value: a rule about meals, the academy's logo. */
export function ruleInWords(field: string, value: unknown): string | undefined {
  const shape = CUTOFFS.has(field) ? cutoffShapeSchema.safeParse(value).data : undefined;
  const logo = field === 'logo' ? pictureSizeSchema.safeParse(value).data : undefined;
  const spare = SPARES.has(field) ? spareSchema.safeParse(value).data : undefined;
  return (
    (shape && cutoffText(shape)) ??
    (spare && (sparesText(spare) || nothingText)) ??
    (logo && `가로 ${logo.width} 세로 ${logo.height}`)
  );
}
