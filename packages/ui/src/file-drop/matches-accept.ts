type Named = Pick<File, 'name' | 'type'>;

/**
 * Whether a file fits an `accept` list (`image/*,.xlsx`): by its ending or its type. Pasted and
 * dropped files pass no such check in the browser. The server looks at the content all the same.
 */
export function matchesAccept({ name, type }: Named, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
