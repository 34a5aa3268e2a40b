import textStyles from '@academy/ui/styles/text.module.css';
import { useDeviceChoice } from '@academy/app-kit/device';
import { Button, buttonClassName } from '@academy/ui/button';
import { CloseIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Row, Stack } from '@academy/ui/layout';
import { Popover } from '@academy/ui/popover';
import { TextField } from '@academy/ui/text-field';
import { useState, type FormEvent } from 'react';
import styles from './saved-filters.module.css';
import { studentTexts } from '../student-texts';
import type { StudentFilterState } from './use-student-filter';

interface SavedFilter {
  name: string;
  /** As the address says it: `grade=고3&unpaid=1`. */
  query: string;
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

const kept = {
  read(text: string | null): SavedFilter[] {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved) : [];
  },
  write: (filters: SavedFilter[]) => JSON.stringify(filters),
};

/**
 * Conditions of the grid under a name, on this device. A name that is there already is overwritten.
 */
function useSavedFilters() {
  const [saved, keep] = useDeviceChoice('filters:students', kept);
  return {
    saved,
    save: (filter: SavedFilter) =>
      keep([...saved.filter(({ name }) => name !== filter.name), filter]),
    remove: (name: string) => keep(saved.filter((filter) => filter.name !== name)),
  };
}

const texts = studentTexts.kept;
const PANEL = 'saved-student-filters';

/** 저장한 조건: the conditions that are asked for every day, one press away. */
export function SavedFilters({ filter }: { filter: StudentFilterState }) {
  const { saved, save, remove } = useSavedFilters();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = name.normalize('NFC').trim();
    setError(given === '' ? texts.nameless : undefined);
    if (given === '') return;
    save({ name: given, query: filter.query });
    setName('');
  }

  return (
    <Popover
      className={buttonClassName({ size: 'dense' })}
      panelLabel={texts.panel}
      panelId={PANEL}
      panel={
        <div className={styles.panel}>
          {saved.length === 0 && <p className={textStyles.help}>{texts.none}</p>}
          <Stack as="ul" gap={4}>
            {saved.map((one) => (
              <Row key={one.name} as="li" align="center" justify="between" wrap={false}>
                <Button
                  size="dense"
                  variant="text"
                  popoverTarget={PANEL}
                  popoverTargetAction="hide"
                  onClick={() => filter.apply(one.query)}
                >
                  {one.name}
                </Button>
                <IconButton
                  size="dense"
                  label={texts.remove(one.name)}
                  onClick={() => remove(one.name)}
                >
                  <CloseIcon />
                </IconButton>
              </Row>
            ))}
          </Stack>
          <Stack as="form" gap={8} onSubmit={submit} noValidate>
            <TextField
              size="dense"
              label={texts.name}
              value={name}
              error={error}
              maxLength={20}
              autoComplete="off"
              onValueChange={setName}
            />
            <Button size="dense" type="submit">
              {texts.save}
            </Button>
          </Stack>
        </div>
      }
    >
      {texts.button}
    </Popover>
  );
}
