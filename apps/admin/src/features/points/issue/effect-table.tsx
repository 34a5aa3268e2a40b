import type { IssuePreviewRow } from '@academy/domain/points';
import { Badge } from '@academy/ui/badge';
import { Banner } from '@academy/ui/banner';
import { Checkbox } from '@academy/ui/checkbox';
import { useMemo } from 'react';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import styles from './effect-table.module.css';
import { crossedText, issueTexts, scoreText } from '../points-texts';

const texts = issueTexts.effect;

interface Props {
  rows: readonly IssuePreviewRow[];
  isIncluded: (row: IssuePreviewRow) => boolean;
  onInclude: (row: IssuePreviewRow, included: boolean) => void;
}

/** What must be read before the points are given: who is apart, and why. */
function Warnings({ rows, isIncluded }: Pick<Props, 'rows' | 'isIncluded'>) {
  const just = rows.filter(({ justIssued }) => justIssued).length;
  const left = rows.filter((row) => row.duplicates > 0 && !isIncluded(row)).length;
  const crossed = rows.filter(
    (row) => isIncluded(row) && row.after > row.before && row.stepAfter !== row.stepBefore,
  ).length;
  return (
    <>
      {just > 0 && <Banner kind="deadline">{texts.just(just)}</Banner>}
      {left > 0 && <Banner kind="info">{texts.left(left)}</Banner>}
      {crossed > 0 && <Banner kind="info">{texts.crossed(crossed)}</Banner>}
    </>
  );
}

/**
 * Before it is saved: each student's sum before and after, the step that is crossed, and what of
 * the same item that day has already.
 */
export function EffectTable({ rows, isIncluded, onInclude }: Props) {
  const shown = useMemo(() => markNamesakes(rows), [rows]);
  return (
    <>
      <Warnings rows={rows} isIncluded={isIncluded} />
      <div className={styles.box}>
        <table className={styles.table} aria-label={texts.title}>
          <thead>
            <tr>
              <th scope="col">{texts.include}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.change}</th>
              <th scope="col">{texts.step}</th>
              <th scope="col">{texts.same}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.studentId} data-left={!isIncluded(row)}>
                <td className={styles.tick}>
                  <Checkbox
                    size="dense"
                    label={texts.included(row.name)}
                    labelHidden
                    checked={isIncluded(row)}
                    onCheckedChange={(on) => onInclude(row, on)}
                  />
                </td>
                <th scope="row">
                  {row.seat && <span className={styles.seat}>{row.seat}</span>}
                  {row.name}
                </th>
                <td className={styles.number}>
                  {`${scoreText(row.before)} → `}
                  <strong>{scoreText(row.after)}</strong>
                </td>
                <td>
                  {row.stepBefore === row.stepAfter ? (
                    (row.stepAfter ?? texts.unchanged)
                  ) : (
                    <Badge meaning={row.after > row.before ? 'attention' : 'done'}>
                      {crossedText(row.stepBefore, row.stepAfter)}
                    </Badge>
                  )}
                </td>
                <td>
                  {row.duplicates > 0 ? (
                    <Badge meaning="trouble">{texts.duplicates(row.duplicates)}</Badge>
                  ) : (
                    texts.noStep
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
