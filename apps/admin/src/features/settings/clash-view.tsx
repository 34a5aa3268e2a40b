import { Banner } from '@academy/ui/banner';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useState } from 'react';
import { fieldValue } from './field-value';
import { FIELD_LABEL, type SettingsField } from './settings-draft';
import styles from './settings-page.module.css';
import { settingsTexts as texts } from './settings-texts';
import type { Clash, LunchSettingsForm } from './use-lunch-settings-form';

/** Somebody else saved first: what both changed is shown with both values, and nothing is overwritten unseen (RELIABILITY §5.4). */
export function ClashView({ form, clash }: { form: LunchSettingsForm; clash: Clash }) {
  return (
    <Banner kind="maintenance">
      {clash.fields.length > 0 ? texts.stale : texts.merged}
      {clash.fields.length > 0 && (
        <ul className={styles.clashes}>
          {clash.fields.map((field) => <ClashRow key={field} field={field} form={form} clash={clash} />)}
        </ul>
      )}
    </Banner>
  );
}

function ClashRow({ field, form, clash }: { field: SettingsField; form: LunchSettingsForm; clash: Clash }) {
  const [mine] = useState(() => form.draft[field]);
  const chosen = JSON.stringify(form.draft[field]) === JSON.stringify(mine) ? 'mine' : 'theirs';
  const draft = { ...form.draft, [field]: mine };
  return (
    <li className={styles.clash}>
      <strong>{FIELD_LABEL[field]}</strong>
      <SegmentedControl
        size="dense"
        label={FIELD_LABEL[field]}
        options={[
          { value: 'mine', label: `${texts.mine}: ${fieldValue(draft, field)}` },
          { value: 'theirs', label: `${texts.theirs}: ${fieldValue(clash.theirs, field)}` },
        ]}
        value={chosen}
        onValueChange={(value) => form.choose(field, value === 'mine' ? mine : clash.theirs[field])}
      />
    </li>
  );
}
