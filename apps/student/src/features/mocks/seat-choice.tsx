import {
  paperOnlyText,
  seatsText,
  waitingText,
  type MockExam,
  type MockRegistration,
} from '@academy/domain/mocks';
import { InfoIcon, WarningIcon } from '@academy/ui/icon';
import { Switch } from '@academy/ui/switch';
import { useId } from 'react';
import { examTexts, registrationTexts } from '../../shared/messages/mocks-texts';
import type { SeatOffer } from './draft';
import styles from './registration-form.module.css';

interface Props {
  exam: MockExam;
  registration: MockRegistration | null;
  offer: Exclude<SeatOffer, null>;
  on: boolean;
  lockedReason: string | undefined;
  onChange: (on: boolean) => void;
}

/**
 * What the switch means as it stands: the paper only (in the academy's own words, if it has any), a
 * seat, or a place in line.
 */
function meaning({
  exam,
  registration,
  offer,
  on,
}: Pick<Props, 'exam' | 'registration' | 'offer' | 'on'>): string {
  if (!on) return exam.paperOnlyNotice || paperOnlyText;
  if (offer === 'seat') return registrationTexts.seatHint;
  const place = registration?.waitingNumber ?? null;
  return place === null ? registrationTexts.lineHint : waitingText(place);
}

/** Sitting on site, or the exam paper only; once the seats are gone, standing in line for one. */
export function SeatChoice({ exam, registration, offer, on, lockedReason, onChange }: Props) {
  const hintId = useId();
  const seats = seatsText(exam);
  return (
    <div className={styles.group}>
      <div className={styles.seat}>
        <Switch
          spread
          label={
            <span className={styles.seatLabel}>
              {offer === 'line' ? examTexts.onSiteLine : examTexts.onSite}
              {seats !== null && <span className={styles.seats}>{seats}</span>}
            </span>
          }
          checked={on}
          onCheckedChange={onChange}
          aria-describedby={hintId}
          {...(lockedReason !== undefined && { disabledReason: lockedReason })}
        />
        <p id={hintId} className={styles.seatHint} data-warns={!on || undefined}>
          {on ? <InfoIcon /> : <WarningIcon />}
          <span>{meaning({ exam, registration, offer, on })}</span>
        </p>
      </div>
    </div>
  );
}
