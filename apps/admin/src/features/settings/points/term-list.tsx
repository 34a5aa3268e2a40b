import textStyles from '@academy/ui/styles/text.module.css';
import { TERMS_MAX } from '@academy/domain/points';
import { FIRST_DAY, LAST_DAY } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { CloseIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import type { DraftTerm } from './standard-model';
import { standardTexts as texts } from './standard-texts';
import styles from './step-list.module.css';

interface Props {
  terms: readonly DraftTerm[];
  error: string | undefined;
  disabledReason: string | undefined;
  onChange: (terms: DraftTerm[]) => void;
}

/** 학기: each with its name and days; none, where the usual half years hold. */
export function TermList({ terms, error, disabledReason, onChange }: Props) {
  const locked = disabledReason === undefined ? {} : { disabledReason, reasonHidden: true };
  const change = (at: number, part: Partial<DraftTerm>) =>
    onChange(terms.map((term, place) => (place === at ? { ...term, ...part } : term)));
  const whyNotMore =
    disabledReason ?? (terms.length >= TERMS_MAX ? texts.termsFull(TERMS_MAX) : undefined);
  return (
    <>
      {terms.length === 0 && <p className={textStyles.nothing}>{texts.noTerms}</p>}
      <Stack as="ol" gap={12} aria-label={texts.sections.terms.title}>
        {terms.map(({ name, first, last }, at) => (
          <li key={texts.term(at + 1)}>
            <fieldset className={styles.step} data-term aria-label={texts.term(at + 1)}>
              <TextField
                label={texts.name}
                value={name}
                maxLength={texts.nameLimit}
                {...locked}
                onValueChange={(next) => change(at, { name: next })}
              />
              {(['first', 'last'] as const).map((end) => (
                <DateField
                  key={end}
                  label={texts.termDays[end]}
                  pickerLabel={texts.pickTerm[end]}
                  min={FIRST_DAY}
                  max={LAST_DAY}
                  value={end === 'first' ? first : last}
                  {...locked}
                  onValueChange={(next) => change(at, { [end]: next })}
                />
              ))}
              <IconButton
                className={styles.remove}
                label={texts.removeTerm(name)}
                {...(disabledReason && { disabledReason })}
                onClick={() => onChange(terms.filter((_, place) => place !== at))}
              >
                <CloseIcon />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </Stack>
      <InlineError>{error}</InlineError>
      <div>
        <Button
          {...(whyNotMore && { disabledReason: whyNotMore })}
          onClick={() => onChange([...terms, { name: '', first: '', last: '' }])}
        >
          {texts.addTerm}
        </Button>
      </div>
    </>
  );
}
