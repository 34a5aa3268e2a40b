const WIDTH = 150;

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;
/** On one line, with a space after each comma and colon that is not within a text. */
const flat = (value: unknown) =>
  JSON.stringify(value).replace(
    /("(?:[^"\\]|\\.)*")|([,:])/g,
    (_, text?: string, mark?: string) => text ?? `${mark} `,
  );

/** Small things side by side, as many as a line takes. */
function packed(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + part.length + 3 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  return lines.map((line) => indent + line).join(',\n');
}

function write(value: unknown, indent: string): string {
  const line = flat(value);
  if (isLeaf(value) || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.every(isLeaf) ? packed(value.map(flat), inner) : value.map((item) => inner + write(item, inner)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value ?? {});
  const leaves = fields
    .filter(([, item]) => isLeaf(item))
    .map(([key, item]) => `${flat(key)}: ${flat(item)}`);
  const others = fields
    .filter(([, item]) => !isLeaf(item))
    .map(([key, item]) => `${inner}${flat(key)}: ${write(item, inner)}`);
  return `{\n${[...(leaves.length > 0 ? [packed(leaves, inner)] : []), ...others].join(',\n')}\n${indent}}`;
}

/** JSON for people: what fits on a line stands on one, plain values before lists and objects. */
export const prettyJson = (value: unknown): string => `${write(value, '')}\n`;
