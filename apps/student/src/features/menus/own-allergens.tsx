import textStyles from '@academy/ui/styles/text.module.css';
import { isNotFound } from '@academy/api-client';
import { ALLERGENS, allergenName, allergenNames } from '@academy/domain/menus';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { cancelText } from '@academy/ui/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts } from '../../shared/toasts';
import { menuQueries, saveOwnAllergens } from './menu-queries';
import { allergenTexts as texts } from './menu-texts';
import styles from './menus.module.css';

/** What a student must not eat, in a line, and the way to change it. */
export function OwnAllergens() {
  const own = useQuery(menuQueries.ownAllergens());
  const [editing, setEditing] = useState(false);
  const allergens = own.data?.allergens;
  if (isNotFound(own.error)) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <h3 className={textStyles.heading}>{texts.title}</h3>
      {editing && allergens ? (
        <AllergensForm allergens={allergens} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className={textStyles.help}>
            {allergens ? allergenNames(allergens) || texts.none : own.isError ? texts.unread : null}
          </p>
          <Button
            block
            loading={own.isPending && own.fetchStatus !== 'paused'}
            onClick={() => (allergens ? setEditing(true) : void own.refetch())}
          >
            {allergens?.length ? texts.change : texts.choose}
          </Button>
        </>
      )}
    </Stack>
  );
}

function AllergensForm({
  allergens,
  onDone,
}: {
  allergens: readonly number[];
  onDone: () => void;
}) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(allergens);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function save(): Promise<void> {
    setState('saving');
    try {
      const saved = await saveOwnAllergens({ body: { allergens: [...chosen] } });
      queryClient.setQueryData(menuQueries.ownAllergens().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: menuQueries.all });
      toasts.show({ key: 'allergens', text: texts.saved, tone: 'success' });
      onDone();
    } catch {
      setState('failed');
    }
  }

  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={textStyles.help}>{texts.help}</p>
      <fieldset className={styles.choices}>
        <legend>
          <VisuallyHidden>{texts.title}</VisuallyHidden>
        </legend>
        {ALLERGENS.map((number) => (
          <Checkbox
            key={number}
            label={allergenName(number)}
            checked={chosen.includes(number)}
            onChange={(event) =>
              setChosen(
                event.currentTarget.checked
                  ? [...chosen, number]
                  : chosen.filter((other) => other !== number),
              )
            }
          />
        ))}
      </fieldset>
      <InlineError>{state === 'failed' && texts.failed}</InlineError>
      <Row gap={8}>
        <Button type="submit" variant="primary" loading={state === 'saving'}>
          {texts.save}
        </Button>
        <Button onClick={onDone}>{cancelText}</Button>
      </Row>
    </Stack>
  );
}
