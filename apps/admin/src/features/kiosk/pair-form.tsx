import { errorText } from '@academy/api-client';
import { CODE_DIGITS } from '@academy/domain/kiosk';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { EntryNote, EntryPage } from '../../shared/page/entry-page';
import { useAcademy } from '../../shared/session/use-academy';
import { useWrite } from '../../shared/writes/use-write';
import { kioskApi, kioskDayQuery } from './kiosk-day';
import { kioskDevice } from './kiosk-device';
import { pairTexts as texts } from './kiosk-texts';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, CODE_DIGITS);
const inGroups = (digits: string) =>
  digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;

/** Asks for the code that a manager has made in the settings. */
export function PairForm({ removed, waiting }: { removed: boolean; waiting: number }) {
  const academy = useAcademy();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  /** What was refused says nothing of another code. */
  const [tried, setTried] = useState('');
  const pairing = useWrite({
    name: 'pair kiosk',
    send: (typed: string) => kioskApi.pairKiosk({ body: { code: typed } }),
    reads: kioskDayQuery().queryKey,
    onSuccess: (paired) => kioskDevice.keep(paired),
  });
  const refused =
    pairing.error && tried === code ? errorText(pairing.error, texts.failed) : undefined;
  return (
    <EntryPage title={texts.title} academy={academy}>
      {removed && (
        <Banner kind="info">
          {texts.removed} {waiting > 0 && texts.waiting(waiting)}
        </Banner>
      )}
      <EntryNote>{texts.help}</EntryNote>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIncomplete(code.length < CODE_DIGITS);
          setTried(code);
          if (code.length === CODE_DIGITS) pairing.run(code);
        }}
      >
        <Stack gap={16}>
          <TextField
            label={texts.code}
            inputMode="numeric"
            autoComplete="off"
            value={inGroups(code)}
            error={incomplete ? texts.incomplete : refused}
            onValueChange={(text) => {
              setCode(digitsOf(text));
              setIncomplete(false);
            }}
          />
          <Button type="submit" variant="primary" size="large" block loading={pairing.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}
