import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  editedErasureSettingsSchema,
  ERASURE_MONTHS,
  erasesFrom,
  erasureDay,
  type ErasureSettings,
} from '@academy/domain/students';
import { formatLongDay, seoulDay } from '@academy/domain/time';
import { NumberField } from '@academy/ui/number-field';
import { api } from '../../../shared/api';
import { useNow } from '../../../shared/use-now';
import { formTexts } from '../form/form-texts';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import type { TabModel } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { ErasureList } from './erasure-list';
import { erasureTexts as texts } from './erasure-texts';

const isOutside = (months: number | null) =>
  months !== null && (months < ERASURE_MONTHS.least || months > ERASURE_MONTHS.most);

/** 개인정보 파기: after how many months who left is erased by itself; empty for never. */
const erasureModel: TabModel<ErasureSettings> = {
  queryKey: ['settings', 'erasure'],
  read: (signal) => api.editedErasureSettings({ ...(signal && { signal }) }),
  async write(body, version) {
    const { undo, ...saved } = await api.saveErasureSettings({ body, ...ifMatch(version) });
    return { saved, undo };
  },
  current: (body) => editedErasureSettingsSchema.safeParse(body).data,
  labels: { afterMonths: texts.afterMonths },
  check: ({ afterMonths }) => ({
    afterMonths: isOutside(afterMonths) ? texts.outside : undefined,
  }),
  valueText: ({ afterMonths }) =>
    afterMonths === null ? formTexts.empty : texts.months(afterMonths),
  kept: keptInTab(),
  entity: 'erasure-settings',
  writing: 'students.erase',
};

/** When somebody is erased who leaves today. */
function useExample(afterMonths: number | null): string {
  const today = seoulDay(useNow());
  const on = erasureDay(
    { status: 'LEFT', leftOn: today },
    { afterMonths, from: erasesFrom(today) },
  );
  return on === null ? texts.off : texts.example(formatLongDay(on));
}

function ErasureSections({ form, disabledReason }: SectionProps<ErasureSettings>) {
  const {
    draft: { afterMonths },
    errors,
  } = form;
  const example = useExample(errors.afterMonths ? null : afterMonths);
  return (
    <Section title={texts.title} help={texts.help}>
      <div className={styles.pair}>
        <NumberField
          label={texts.afterMonths}
          unit={texts.unit}
          step={1}
          value={afterMonths}
          onValueChange={(value) => form.set('afterMonths', value)}
          error={errors.afterMonths}
          disabledReason={disabledReason}
          reasonHidden
        />
        {!errors.afterMonths && (
          <p className={styles.example} aria-live="polite">
            {example}
          </p>
        )}
      </div>
      {afterMonths !== null && !errors.afterMonths && <ErasureList afterMonths={afterMonths} />}
    </Section>
  );
}

/** 개인정보 파기: beside the log, whose list would push the rule out of sight. */
export const ErasureTab = () => <PlainTab model={erasureModel} Sections={ErasureSections} />;
