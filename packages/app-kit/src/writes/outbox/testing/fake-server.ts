/** One change in a request: a switch by its name. `base`: the version that its author saw. */
export interface SwitchChange {
  name: string;
  value: boolean;
  base?: number | undefined;
}

export interface SwitchAnswer {
  saved: { name: string; value: boolean; version: number }[];
  refused: string[];
  /** Changed by another user since `base`. */
  conflicts: { name: string; value: boolean; version: number }[];
}

interface Row {
  value: boolean;
  version: number;
  /** The highest counter seen of each device. */
  seen: Map<string, number>;
}

/**
 * Saves switches as the API saves meals and marks: older counters of a device are ignored, and a
 * change with a `base` applies only to that version.
 */
export function createFakeServer() {
  const rows = new Map<string, Row>();
  const locked = new Set<string>();
  const rowOf = (name: string): Row => {
    const row = rows.get(name) ?? { value: false, version: 0, seen: new Map() };
    rows.set(name, row);
    return row;
  };
  const toAnswer = (name: string) => {
    const { value, version } = rowOf(name);
    return { name, value, version };
  };

  return {
    locked,
    read: (name: string): boolean => rows.get(name)?.value ?? false,
    versionOf: (name: string): number => rows.get(name)?.version ?? 0,
    save(changes: readonly SwitchChange[], seq: string): SwitchAnswer {
      const [device = '', counterText = ''] = seq.split(':');
      const counter = Number(counterText);
      const answer: SwitchAnswer = { saved: [], refused: [], conflicts: [] };
      for (const { name, value, base } of changes) {
        const row = rowOf(name);
        const overtaken = base === undefined && counter < (row.seen.get(device) ?? 0);
        if (!overtaken) row.seen.set(device, counter);
        if (locked.has(name) && row.value !== value) answer.refused.push(name);
        else if (base !== undefined && base !== row.version && row.value !== value)
          answer.conflicts.push(toAnswer(name));
        else {
          if (!overtaken && row.value !== value) {
            row.value = value;
            row.version += 1;
          }
          answer.saved.push(toAnswer(name));
        }
      }
      return answer;
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
