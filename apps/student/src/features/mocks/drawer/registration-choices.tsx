import {
  mockRefusalText,
  paperOnlyText,
  seatsText,
  waitingText,
  type MockExam,
  type MockRegistration,
} from '@academy/domain/mocks';
import { InfoIcon, WarningIcon } from '@academy/ui/icon';
import { Switch } from '@academy/ui/switch';
import { useId } from 'react';
import type { SeatOffer } from './registration-draft';
import { registrationTexts, examTexts } from '../mocks-texts';
import styles from './registration-choices.module.css';

interface SubjectPickerProps {
  /** What can be chosen; with none registered a notice takes its place. */
  subjects: readonly string[];
  value: string | null;
  locked: boolean;
  onChoose: (subject: string) => void;
}

/** The elective: one of a few, with native radios so that arrow keys come with them. */
export function SubjectPicker({ subjects, value, locked, onChoose }: SubjectPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={locked}>
      <legend className={styles.legend}>
        {registrationTexts.subject}{' '}
        <span className={styles.required}>{registrationTexts.required}</span>
      </legend>
      {subjects.length === 0 && (
        <p className={styles.notice}>{mockRefusalText('no-subject-options')}</p>
      )}
      <div className={styles.subjects}>
        {subjects.map((subject) => (
          <label key={subject} className={styles.subject}>
            <input
              type="radio"
              name={name}
              checked={subject === value}
              onChange={() => onChoose(subject)}
            />
            <span>{subject}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatChoiceProps {
  exam: MockExam;
  registration: MockRegistration | null;
  offer: Exclude<SeatOffer, null>;
  on: boolean;
  lockedReason: string | undefined;
  onChange: (on: boolean) => void;
}

/**
 * What the switch means as it is: the paper only (in the academy's own words, if it has any), a
 * seat, or a place in line.
 */
function meaning({
  exam,
  registration,
  offer,
  on,
}: Pick<SeatChoiceProps, 'exam' | 'registration' | 'offer' | 'on'>): string {
  if (!on) return exam.paperOnlyNotice || paperOnlyText;
  if (offer === 'seat') return registrationTexts.seatHint;
  const place = registration?.waitingNumber ?? null;
  return place === null ? registrationTexts.lineHint : waitingText(place);
}

/** Sitting on site, or the exam paper only; once the seats are gone, standing in line for one. */
export function SeatChoice({
  exam,
  registration,
  offer,
  on,
  lockedReason,
  onChange,
}: SeatChoiceProps) {
  const hintId = useId();
  // Who has a seat needs none of those that are left.
  const seats = registration?.onSiteState === 'confirmed' ? null : seatsText(exam);
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
