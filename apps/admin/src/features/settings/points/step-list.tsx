import textStyles from '@academy/ui/styles/text.module.css';
import { POINT_REASON_LIMIT, STEPS_MAX, warningTones } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { CloseIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import type { DraftStep } from './standard-model';
import { standardTexts as texts } from './standard-texts';
import styles from './step-list.module.css';

interface Props {
  steps: readonly DraftStep[];
  error: string | undefined;
  disabledReason: string | undefined;
  onChange: (steps: DraftStep[]) => void;
}

/** The steps in order, each with its name, score, colour and words. */
export function StepList({ steps, error, disabledReason, onChange }: Props) {
  const locked = disabledReason === undefined ? {} : { disabledReason, reasonHidden: true };
  const change = (at: number, part: Partial<DraftStep>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  const whyNotMore =
    disabledReason ?? (steps.length >= STEPS_MAX ? texts.full(STEPS_MAX) : undefined);
  return (
    <>
      {steps.length === 0 && <p className={textStyles.nothing}>{texts.none}</p>}
      <Stack as="ol" gap={12} aria-label={texts.sections.steps.title}>
        {steps.map(({ name, from, tone, text }, at) => (
          // A step is its place: names change while they are typed.
          <li key={texts.step(at + 1)}>
            <fieldset className={styles.step} aria-label={texts.step(at + 1)}>
              <TextField
                label={texts.name}
                value={name}
                maxLength={texts.nameLimit}
                {...locked}
                onValueChange={(next) => change(at, { name: next })}
              />
              <NumberField
                label={texts.from}
                unit={texts.unit}
                value={from}
                {...locked}
                onValueChange={(next) => change(at, { from: next })}
              />
              <Select
                label={texts.tone}
                value={tone}
                {...locked}
                onValueChange={(next) =>
                  change(at, { tone: warningTones.find((one) => one === next) ?? tone })
                }
              >
                {warningTones.map((one) => (
                  <option key={one} value={one}>
                    {texts.tones[one]}
                  </option>
                ))}
              </Select>
              <IconButton
                className={styles.remove}
                label={texts.remove(name)}
                {...(disabledReason && { disabledReason })}
                onClick={() => onChange(steps.filter((_, place) => place !== at))}
              >
                <CloseIcon />
              </IconButton>
              <TextField
                className={styles.text}
                label={texts.text}
                value={text}
                maxLength={POINT_REASON_LIMIT}
                {...locked}
                onValueChange={(next) => change(at, { text: next })}
              />
            </fieldset>
          </li>
        ))}
      </Stack>
      <InlineError>{error}</InlineError>
      <div>
        <Button
          {...(whyNotMore && { disabledReason: whyNotMore })}
          onClick={() => onChange([...steps, { name: '', from: null, tone: 'warning', text: '' }])}
        >
          {texts.add}
        </Button>
      </div>
    </>
  );
}
