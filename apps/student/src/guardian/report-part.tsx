import type { guardianLinkParams } from '@academy/domain/guardians';
import type { PointWords } from '@academy/domain/points';
import { monthOf, shiftMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { Skeleton } from '@academy/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import type * as z from 'zod/mini';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';

const Reports = lazy(async () => ({ default: (await import('./late-parts')).Reports }));

interface Props {
  link: z.output<typeof guardianLinkParams>;
  date: CalendarDay;
  /** The month that the address names. */
  asked: CalendarMonth | undefined;
  /** What the academy calls its points. */
  words: PointWords | undefined;
}

/** 월간 리포트: its code loads on demand, or at once if the address names a month. */
export function ReportPart({ link, date, asked, words }: Props) {
  const [wanted, setWanted] = useState(asked !== undefined);
  const present = monthOf(date);
  return (
    <section aria-label={texts.reports}>
      <details
        className={styles.fold}
        open={asked !== undefined}
        onToggle={({ currentTarget: { open } }) => {
          if (open) setWanted(true);
        }}
      >
        <summary className={styles.foldHead}>{texts.reports}</summary>
        {wanted && (
          <Suspense fallback={<Skeleton height="160px" />}>
            <Reports
              link={link}
              first={asked ?? shiftMonth(present, -1)}
              present={present}
              words={words}
            />
          </Suspense>
        )}
      </details>
    </section>
  );
}
