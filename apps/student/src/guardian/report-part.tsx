import type { guardianLinkParams } from '@academy/domain/guardians';
import type { PointWords } from '@academy/domain/points';
import { monthOf, shiftMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
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
    <Stack as="section" gap={12} aria-label={texts.reports}>
      <h2 className={styles.child}>{texts.reports}</h2>
      {wanted ? (
        <Suspense fallback={<Skeleton height="160px" />}>
          <Reports
            link={link}
            first={asked ?? shiftMonth(present, -1)}
            present={present}
            words={words}
          />
        </Suspense>
      ) : (
        <Button onClick={() => setWanted(true)}>{texts.showReports}</Button>
      )}
    </Stack>
  );
}
