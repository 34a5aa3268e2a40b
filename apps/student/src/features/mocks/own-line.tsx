import type { MockRegistration } from '@academy/domain/mocks';
import { CheckIcon } from '@academy/ui/icon';
import { examTexts, mocksTexts } from '../../shared/messages/mocks-texts';
import styles from './exam-card.module.css';

const seatText = ({ onSiteState, waitingNumber }: MockRegistration) => {
  if (onSiteState === 'confirmed') return examTexts.onSite;
  return onSiteState === 'waiting'
    ? waitingNumber === null
      ? examTexts.onSiteLine
      : examTexts.waiting(waitingNumber)
    : examTexts.paperOnly;
};

/** What the student chose, in a line: `신청함 · 물리학Ⅰ · 현장 응시`. */
export const ownSummary = (registration: MockRegistration): string =>
  [...registration.selectedSubjects, seatText(registration)].join(' · ');

/** That the student has registered, on the card of an exam. */
export function OwnLine({ registration }: { registration: MockRegistration }) {
  return (
    <p className={styles.own}>
      <CheckIcon />
      <span>
        <strong>{mocksTexts.applied}</strong> · {ownSummary(registration)}
      </span>
    </p>
  );
}
