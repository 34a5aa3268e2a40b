import { movingSoon } from '@academy/domain/attendance';
import type { ClockTime } from '@academy/domain/time';
import type { ShownRow } from './shown-rows';
import styles from './today-view.module.css';
import { todayTexts as texts } from './today-texts';

/** `30분 안에 올/나갈 학생`: by what was approved, the first to move first. */
export function SoonStrip({ rows, clock }: { rows: readonly ShownRow[]; clock: ClockTime }) {
  const soon = movingSoon(rows, clock);
  return (
    <section className={styles.soon} aria-label={texts.soon}>
      <h2 className={styles.soonTitle}>{texts.soon}</h2>
      {soon.length === 0 ? (
        <p className={styles.nobody}>{texts.nobodySoon}</p>
      ) : (
        <ul className={styles.soonList}>
          {soon.map(({ row, moves, at, told }) => (
            <li
              key={`${row.studentId} ${told.source} ${told.id} ${moves}`}
            >{`${at} ${row.name} ${texts[moves]} · ${told.title}`}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
