import { AREAS, areaOfPart, areaOfRows, partOf, seesArea } from '@academy/domain/rights';
import type { Area, Grants } from '@academy/domain/rights';
import * as z from 'zod/mini';

/** The 13 kinds of account. */
export const accounts: { name: string; grants: Grants & { areas: Area[] } }[] = [
  ...AREAS.map((area) => ({ name: area, grants: { role: 'MANAGER' as const, areas: [area] } })),
  { name: 'none', grants: { role: 'MANAGER', areas: [] } },
  { name: 'all', grants: { role: 'MANAGER', areas: [...AREAS] } },
  { name: 'reader', grants: { role: 'READONLY_MANAGER', areas: [...AREAS] } },
  { name: 'admin', grants: { role: 'ADMIN', areas: [] } },
];

/** The areas of the parts that an answer holds, as its schema says them, with where they are. */
export function partsIn(
  schema: z.core.$ZodType,
  value: unknown,
  path = '',
): { area: Area; path: string }[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodMiniObject && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => {
      const inner = schema.def.shape[key];
      if (inner === undefined) return [];
      const part = one === null ? undefined : partOf(inner);
      const area = part && areaOfPart(part, value);
      const here = `${path}.${key}`;
      return [...(area ? [{ area, path: here }] : []), ...partsIn(inner, one, here)];
    });
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((row) => {
      const area = areaOfRows(schema)?.(row);
      return [
        ...(area ? [{ area, path: `${path}[]` }] : []),
        ...partsIn(schema.def.element, row, `${path}[]`),
      ];
    });
  if (schema instanceof z.ZodMiniRecord)
    return Object.values(value).flatMap((one) => partsIn(schema.def.valueType, one, `${path}{}`));
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return partsIn(schema.def.innerType, value, path);
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.flatMap((option) =>
      z.safeParse(option, value).success ? partsIn(option, value, path) : [],
    );
  return [];
}

/** What only one area's people may read, wherever it would turn up. */
const secrets: Partial<Record<Area, readonly string[]>> = {
  points: ['무단지각', '벌점 문자'],
  deposits: ['김부모', '미납 문자'],
  mocks: ['3월 모의고사', '4월 모의고사'],
  attendance: ['결석 문자'],
  news: ['젓가락은 각자 챙겨요.'],
};
/** Where one area's work shows another's words on purpose, and why. */
const shared: readonly { path: RegExp; area: Area }[] = [
  // A month's report for the family, and a student's day beside a schedule.
  { path: /monthly-reports|schedule-surroundings/, area: 'mocks' },
  // The name that a deposit of this student comes under is kept in their record.
  { path: /^\/admin\/(students|mock-exams|guardian)/, area: 'deposits' },
];

/** What of an answer belongs to areas that an account has not, by its schema and by its words. */
export function foreignIn(
  { path, response }: { path: string; response: z.core.$ZodType },
  { body, text = JSON.stringify(body) ?? '' }: { body: unknown; text?: string },
  grants: Grants,
): string[] {
  const parts = partsIn(response, body).filter(({ area }) => !seesArea(grants, area));
  const words = AREAS.filter(
    (area) =>
      !seesArea(grants, area) && !shared.some((one) => one.area === area && one.path.test(path)),
  ).flatMap((area) => (secrets[area] ?? []).filter((word) => text.includes(word)));
  return [
    ...parts.map((part) => `${path} ${part.path}: ${part.area}`),
    ...words.map((word) => `${path} says ${word}`),
  ];
}
