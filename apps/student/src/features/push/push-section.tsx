import textStyles from '@academy/ui/styles/text.module.css';
import { isNotFound } from '@academy/api-client';
import { MENU_HOURS } from '@academy/domain/messages';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { Switch } from '@academy/ui/switch';
import { retryText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownPush } from './push-queries';
import { pushTexts as texts } from './push-texts';
import styles from './push.module.css';
import { usePush } from './use-push';

const HOURS = Array.from(
  { length: MENU_HOURS.last - MENU_HOURS.first + 1 },
  (_, index) => MENU_HOURS.first + index,
);

const failureTexts = {
  failed: texts.failed,
  'no-device': texts.noDevice,
  'not-asked': texts.ask,
};

interface ChoiceProps {
  label: string;
  help?: string;
  on: boolean;
  /** Why it cannot be switched on here. */
  cannot: string | undefined;
  onChange: (on: boolean) => void;
}

/** One kind of notification. */
function Choice({ label, help, on, cannot, onChange }: ChoiceProps) {
  const helpId = useId();
  return (
    <div>
      <Switch
        spread
        label={label}
        checked={on}
        onCheckedChange={onChange}
        {...(help !== undefined && { 'aria-describedby': helpId })}
        {...(!on && cannot !== undefined && { disabledReason: cannot })}
      />
      {help !== undefined && (
        <p id={helpId} className={textStyles.help}>
          {help}
        </p>
      )}
    </div>
  );
}

/**
 * Notifications on the student's phone, each with its own switch; all are off at first. `mocks`:
 * whether the academy has exams.
 */
export function PushSection({ mocks }: { mocks: boolean }) {
  const own = useQuery(ownPush());
  const { settings, saving, failure, cannot, change, here } = usePush(own.data);
  // A server of the bare contract sends none, which is no failure.
  if (isNotFound(own.error)) return null;
  const why = cannot && texts.cannot[cannot];
  const wants =
    settings && (settings.menu || settings.cutoff || settings.answers || settings.exams);
  return (
    <Stack as="section" gap={8} aria-label={texts.title} aria-busy={saving}>
      <h3 className={textStyles.heading}>{texts.title}</h3>
      {why !== undefined && <p className={styles.note}>{why}</p>}
      {settings ? (
        <>
          <Choice
            label={texts.menu}
            on={settings.menu}
            cannot={why}
            onChange={(menu) => void change({ ...settings, menu }, menu)}
          />
          {settings.menu && (
            <Select
              label={texts.menuHour}
              value={settings.menuHour}
              onValueChange={(hour) => void change({ ...settings, menuHour: Number(hour) }, false)}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {texts.hour(hour)}
                </option>
              ))}
            </Select>
          )}
          <Choice
            label={texts.cutoff}
            help={texts.cutoffHelp}
            on={settings.cutoff}
            cannot={why}
            onChange={(cutoff) => void change({ ...settings, cutoff }, cutoff)}
          />
          <Choice
            label={texts.answers}
            help={texts.answersHelp}
            on={settings.answers}
            cannot={why}
            onChange={(answers) => void change({ ...settings, answers }, answers)}
          />
          {mocks && (
            <Choice
              label={texts.exams}
              help={texts.examsHelp}
              on={settings.exams}
              cannot={why}
              onChange={(exams) => void change({ ...settings, exams }, exams)}
            />
          )}
          {wants && !saving && own.data?.thisDevice === false && (
            <>
              <p className={textStyles.help}>{texts.elsewhere}</p>
              {why === undefined && (
                <Button block onClick={() => void here()}>
                  {texts.here}
                </Button>
              )}
            </>
          )}
        </>
      ) : (
        own.isError && (
          <>
            <p className={textStyles.help}>{texts.unread}</p>
            <Button block loading={own.isFetching} onClick={() => void own.refetch()}>
              {retryText}
            </Button>
          </>
        )
      )}
      <InlineError>{failure !== undefined && failureTexts[failure]}</InlineError>
    </Stack>
  );
}
