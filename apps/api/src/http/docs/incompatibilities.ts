import type { Shape } from './shape';

const isAnything = ({ type, enum: values, anyOf }: Shape) =>
  type === undefined && values === undefined && anyOf === undefined;
const called = ({ type, enum: values }: Shape) =>
  values ? values.map((value) => JSON.stringify(value)).join(' | ') : (type ?? 'anything');

/** Bounds below which nothing may lie, and above which. */
const FLOORS = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;
const CEILINGS = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;

function boundMisfits(from: Shape, to: Shape, where: string): string[] {
  const floor = (shape: Shape, bound: (typeof FLOORS)[number]) =>
    shape[bound] ?? (bound === 'minLength' || bound === 'minItems' ? 0 : Number.NEGATIVE_INFINITY);
  const low = FLOORS.filter((bound) => floor(from, bound) < floor(to, bound));
  const high = CEILINGS.filter(
    (bound) => (from[bound] ?? Number.POSITIVE_INFINITY) > (to[bound] ?? Number.POSITIVE_INFINITY),
  );
  const texts = (['pattern', 'format'] as const).filter(
    (rule) => to[rule] !== undefined && from[rule] !== to[rule],
  );
  return [...low, ...high, ...texts].map(
    (rule) => `${where}: ${rule} is ${from[rule] ?? 'open'} on one side, ${to[rule]} on the other`,
  );
}

function objectMisfits(from: Shape, to: Shape, where: string): string[] {
  const sent = from.properties ?? {};
  const known = to.properties ?? {};
  const missing = (to.required ?? [])
    .filter((name) => !from.required?.includes(name))
    .map((name) => `${where}.${name}: may be missing, but is required`);
  const fields = Object.entries(sent).flatMap(([name, shape]) => {
    const expected = known[name] ?? to.additionalProperties;
    if (expected === false)
      return [`${where}.${name}: is unknown there, and unknown fields are refused`];
    return expected ? incompatibilities(shape, expected, `${where}.${name}`) : [];
  });
  const others =
    from.additionalProperties && to.additionalProperties
      ? incompatibilities(from.additionalProperties, to.additionalProperties, `${where}.*`)
      : [];
  return [...missing, ...fields, ...others];
}

/**
 * Against alternatives: one of them has to take it; else the complaints of the one that comes
 * nearest.
 */
function choiceMisfits(from: Shape, choices: readonly Shape[], where: string): string[] {
  const parts = from.enum ? from.enum.map((value): Shape => ({ ...from, enum: [value] })) : [from];
  return parts.flatMap((part) => {
    const tries = choices.map((choice) => ({
      alike: choice.type === part.type,
      complaints: incompatibilities(part, choice, where),
    }));
    if (tries.some(({ complaints }) => complaints.length === 0)) return [];
    const near = tries.filter(({ alike }) => alike);
    return (
      (near.length > 0 ? near : tries).toSorted(
        (a, b) => a.complaints.length - b.complaints.length,
      )[0]?.complaints ?? [`${where}: nothing is allowed`]
    );
  });
}

/**
 * What one side may send and the other does not take, one line each; empty when everything of
 * `from` fits into `to`. Extra fields are no misfit unless `to` refuses unknown ones, because both
 * sides read only what they know. Two different patterns count as a misfit: containment cannot be
 * computed.
 */
export function incompatibilities(from: Shape, to: Shape, where = ''): string[] {
  if (isAnything(to)) return [];
  if (from.anyOf) return from.anyOf.flatMap((part) => incompatibilities(part, to, where));
  if (to.anyOf) return choiceMisfits(from, to.anyOf, where);
  if (to.enum) {
    const strangers = from.enum?.filter((value) => !to.enum?.includes(value));
    if (!strangers) return [`${where}: may be ${called(from)}, but has to be ${called(to)}`];
    return strangers.map(
      (value) => `${where}: may be ${JSON.stringify(value)}, but has to be ${called(to)}`,
    );
  }
  if (from.type !== to.type && !(from.type === 'integer' && to.type === 'number'))
    return [`${where}: is ${called(from)}, but has to be ${called(to)}`];
  if (from.enum) return [];
  if (to.type === 'object') return objectMisfits(from, to, where);
  return [
    ...boundMisfits(from, to, where),
    ...(to.items ? incompatibilities(from.items ?? {}, to.items, `${where}[]`) : []),
  ];
}
