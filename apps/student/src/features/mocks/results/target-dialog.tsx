import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import {
  measureRangeText,
  readMeasure,
  type ResultCourse,
  type ResultTarget,
} from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { closeText, saveText } from '@academy/ui/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts } from '../../../shared/toasts';
import { ownResultsApi, ownResultsQuery } from './own-results-queries';
import { ownResultTexts as texts } from './own-results-texts';

const BANDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What a student wants to reach in a subject. */
export function TargetDialog({
  course: { subject, target },
  onClose,
}: {
  course: ResultCourse;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [band, setBand] = useState(String(target?.band ?? ''));
  const [typed, setTyped] = useState(String(target?.percentile ?? ''));
  const percentile = readMeasure('percentile', typed);
  const saving = useCommand({
    name: `save target of ${subject}`,
    send: (body: ResultTarget) => ownResultsApi.saveTarget({ body }),
    onSuccess: (answer) => {
      queries.setQueryData(ownResultsQuery().queryKey, answer);
      toasts.show({ text: texts.saved, tone: 'success' });
      onClose();
    },
  });
  const wrong = 'value' in percentile ? undefined : measureRangeText('percentile');
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.dialog(subject)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={saving.isPending}
            {...(wrong !== undefined && { disabledReason: wrong })}
            onClick={() =>
              'value' in percentile &&
              saving.run({
                subject,
                band: band === '' ? null : Number(band),
                percentile: percentile.value,
              })
            }
          >
            {saveText}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select label={texts.band} value={band} onValueChange={setBand}>
          <option value="">{texts.noBand}</option>
          {BANDS.map((one) => (
            <option key={one} value={one}>
              {texts.bandValue(one)}
            </option>
          ))}
        </Select>
        <TextField
          label={texts.percentile}
          hint={texts.percentileHint}
          inputMode="decimal"
          maxLength={6}
          value={typed}
          error={wrong}
          onValueChange={setTyped}
        />
        <p className={textStyles.help}>{texts.onPaper}</p>
        <InlineError>{saving.error && errorText(saving.error, texts.saveFailed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
