import {
  bothPoints,
  defaultPointWords,
  formatPoint,
  formatSignedPoints,
  pointWord,
  type PointWords,
} from '@academy/domain/points';
import { formatMoment } from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import { printedText } from '../../../shared/texts/kit-texts';
import { messages } from '../../../shared/texts/messages';
import { useAcademy } from '../../../shared/session/use-academy';
import { useNow } from '../../../shared/use-now';
import { pointsTexts, scoreText, standingTexts as texts } from '../points-texts';
import type { PointSlip } from '../use-papers';
import styles from './point-slips.module.css';

const heads = pointsTexts.columns;

function Facts({ standing, words }: Pick<PointSlip, 'standing'> & { words: PointWords }) {
  const { name, seat, grade, school, rewardTotal, penaltyTotal, net, step } = standing;
  const facts: readonly (readonly [string, string])[] = [
    [heads.name, name],
    [texts.school, [school, grade].filter(Boolean).join(' ')],
    [heads.seat, seat ?? ''],
    [texts.sumOf(words.reward), scoreText(rewardTotal)],
    [texts.sumOf(words.penalty), scoreText(penaltyTotal)],
    [heads.net, formatSignedPoints(net)],
    [heads.step, step ?? pointsTexts.noStep],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Slip({ slip: { standing, points }, words }: { slip: PointSlip; words: PointWords }) {
  return (
    <>
      <Facts standing={standing} words={words} />
      {points.length === 0 ? (
        <p>{texts.slipEmpty(bothPoints(words).subject)}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[heads.incidentDate, heads.type, heads.points, heads.reason, heads.issuer].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <td>{point.incidentDate}</td>
                <td>{pointWord(words, point.pointType)}</td>
                <td className={styles.number}>{formatPoint(point)}</td>
                <td>{point.reason}</td>
                <td>{point.issuerName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer className={styles.foot}>
        <p>{texts.slipNote(bothPoints(words).name)}</p>
        <ul className={styles.signatures}>
          {texts.signatures.map((who) => (
            <li key={who}>
              {who}
              <span>{texts.sign}</span>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}

/**
 * 개인 상벌점 확인서 on A4, a student a page, to be signed, in the words that students read. Only what
 * counts: voided points are not on it.
 */
export function PointSlips({ slips }: { slips: readonly PointSlip[] }) {
  const academy = useAcademy();
  const words = academy?.pointWords ?? defaultPointWords;
  const stamp = [academy?.name || messages.appName, printedText(formatMoment(useNow()))].join(
    ' · ',
  );
  return slips.map((slip) => (
    <PrintSheet
      key={slip.standing.studentId}
      className={styles.slip}
      title={texts.slipTitle(bothPoints(words).name)}
      stamp={stamp}
    >
      <Slip slip={slip} words={words} />
    </PrintSheet>
  ));
}
