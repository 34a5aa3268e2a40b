import type { Line } from '../../../db/copy/totals';
import type { CommandIo } from '../../command';
import type { Manifest } from '../manifest';

const figures = (line: Line) =>
  Object.entries(line)
    .flatMap(([name, value]) =>
      typeof value === 'number' ? [`${name} ${value.toLocaleString('en-US')}`] : [],
    )
    .join(', ');
const title = (name: string, line: Line) =>
  [name, ...Object.values(line).filter((value) => typeof value === 'string')].join(' ');

const isNothing = (line: Line) =>
  Object.values(line).every((value) => typeof value === 'string' || value === 0);

/**
 * One line per total that is not nothing, to be read beside what the academy knows: `mealBills
 * 2026-11: bills 58, lunches 812, dinners 640, billed 7,900,000`.
 */
export function printTotals({ totals }: Pick<Manifest, 'totals'>, io: CommandIo): void {
  for (const [name, lines] of Object.entries(totals))
    for (const line of lines)
      if (!isNothing(line)) io.print(`${title(name, line)}: ${figures(line)}`);
}
