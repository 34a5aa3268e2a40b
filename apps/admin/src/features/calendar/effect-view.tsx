import { EFFECT_CHOICES, type EffectChoice, type MealEffect } from '@academy/domain/calendar';
import { effectChoiceName, effectText } from '@academy/domain/messages';
import { formatDay } from '@academy/domain/time';
import { SegmentedControl } from '@academy/ui/segmented-control';
import styles from './calendar-page.module.css';
import { calendarPageTexts } from './calendar-texts';

const texts = calendarPageTexts.closing;

interface Props {
  effect: MealEffect;
  choice: EffectChoice;
  onChoice: (choice: EffectChoice) => void;
}

/** Whom a change concerns and how much, and what becomes of what they applied for. */
export function EffectView({ effect, choice, onChoice }: Props) {
  return (
    <>
      <output className={styles.notes}><strong>{effectText(effect)}</strong></output>
      {effect.days.length > 0 && (
        <p className={styles.notes}>{effect.days.map(({ date, lunch, dinner }) => `${formatDay(date)} ${calendarPageTexts.lunch} ${lunch} ${calendarPageTexts.dinner} ${dinner}`).join(' · ')}</p>
      )}
      {effect.stillClosed.length > 0 && <p className={styles.notes}>{texts.stillClosed}</p>}
      {effect.choices.length > 1 && (
        <SegmentedControl
          block
          label={texts.choice}
          options={EFFECT_CHOICES.filter((one) => effect.choices.includes(one)).map((value) => ({ value, label: effectChoiceName(value) }))}
          value={choice}
          onValueChange={onChoice}
        />
      )}
    </>
  );
}
