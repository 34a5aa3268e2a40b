import { errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import { checkPrice, mealPriceDraftSchema } from '@academy/domain/prices';
import { FIRST_DAY, LAST_DAY } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { closeText } from '@academy/ui/words';
import { useId, useState, type FormEvent } from 'react';
import styles from './prices.module.css';
import { priceTexts as texts } from './price-texts';
import { usePrices } from './use-prices';

interface Props {
  studentId: StudentId | null;
  onClose: () => void;
}

const BLANK = { firstDate: '', lastDate: '', reason: '' };
const NO_PRICES: Record<'lunchPrice' | 'dinnerPrice', number | null> = {
  lunchPrice: null,
  dinnerPrice: null,
};

/** Asks for a price from a day on; everything that is wrong is said beside its field. */
export function PriceDialog({ studentId, onClose }: Props) {
  const formId = useId();
  const [typed, setTyped] = useState(BLANK);
  const [prices, setPrices] = useState(NO_PRICES);
  const [asked, setAsked] = useState(false);
  const { add } = usePrices(studentId);
  const form = { studentId, ...typed, lastDate: typed.lastDate || null, ...prices };
  const errors = asked ? checkPrice(form) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const draft = mealPriceDraftSchema.safeParse(form);
    if (Object.keys(checkPrice(form)).length === 0 && draft.success) add.run(draft.data, onClose);
  }
  const day = (field: 'firstDate' | 'lastDate') => (
    <DateField
      label={texts[field]}
      value={typed[field]}
      onValueChange={(value) => setTyped({ ...typed, [field]: value })}
      pickerLabel={`${texts[field]} ${texts.pick}`}
      min={FIRST_DAY}
      max={LAST_DAY}
      error={errors[field]}
    />
  );
  const price = (field: 'lunchPrice' | 'dinnerPrice') => (
    <NumberField
      label={texts[field]}
      hint={texts.priceHint}
      value={prices[field]}
      onValueChange={(value) => setPrices({ ...prices, [field]: value })}
      unit={texts.won}
      step={100}
      error={errors[field]}
    />
  );

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBack={false}
      title={studentId === null ? texts.addTitle.days : texts.addTitle.special}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button type="submit" form={formId} variant="primary" loading={add.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {day('firstDate')}
        {day('lastDate')}
        {price('lunchPrice')}
        {price('dinnerPrice')}
        <div className={styles.wide}>
          <TextField
            label={texts.reason}
            hint={studentId === null ? undefined : texts.reasonHint}
            maxLength={100}
            autoComplete="off"
            value={typed.reason}
            onValueChange={(reason) => setTyped({ ...typed, reason })}
            error={errors.reason}
          />
        </div>
        <InlineError>{add.error && errorText(add.error, texts.failed)}</InlineError>
      </form>
    </Dialog>
  );
}
