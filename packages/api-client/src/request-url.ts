type Values = Record<string, unknown>;

const isValue = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Fills `{name}` in an endpoint's path, encoded, and appends the query without what is undefined or
 * null. Throws on a missing parameter: `/reservations/undefined` must never be asked for. A
 * parameter of only dots is refused too, because URL parsers would walk up the path with it.
 */
export function requestUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!isValue(value) || /^\.*$/.test(String(value)))
      throw new TypeError(`Path parameter "${name}" of ${path} is missing or empty.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      isValue(value) ? [[name, String(value)]] : [],
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
