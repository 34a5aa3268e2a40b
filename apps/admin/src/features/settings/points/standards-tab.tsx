import { pointMeasureName, pointPeriodName, pointSettingsSchema } from '@academy/domain/points';
import { FIRST_DAY, LAST_DAY } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { Select } from '@academy/ui/select';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { standardModel, type StandardDraft } from './standard-model';
import { standardTexts as texts } from './standard-texts';
import { WordsSection } from './words-section';
import { StepList } from './step-list';
import { TermList } from './term-list';

const { measure: measures, period: periods } = pointSettingsSchema.shape;

function Sections({ form, disabledReason }: SectionProps<StandardDraft>) {
  const {
    draft: { measure, period, since, steps, terms },
    errors,
    set,
    model: { fields },
  } = form;
  const locked = disabledReason === undefined ? {} : { disabledReason, reasonHidden: true };
  return (
    <>
      <Section {...texts.sections.counting}>
        <div className={styles.pair}>
          <Select
            label={fields.measure.label}
            value={measure}
            {...locked}
            onValueChange={(value) => set('measure', measures.parse(value))}
          >
            {measures.options.map((value) => (
              <option key={value} value={value}>
                {pointMeasureName(value)}
              </option>
            ))}
          </Select>
          <Select
            label={fields.period.label}
            value={period}
            {...locked}
            onValueChange={(value) => set('period', periods.parse(value))}
          >
            {periods.options.map((value) => (
              <option key={value} value={value}>
                {pointPeriodName(value)}
              </option>
            ))}
          </Select>
          {period === 'since' && (
            <DateField
              label={fields.since.label}
              pickerLabel={texts.pick}
              min={FIRST_DAY}
              max={LAST_DAY}
              value={since}
              error={errors.since}
              {...locked}
              onValueChange={(value) => set('since', value)}
            />
          )}
        </div>
      </Section>
      <Section {...texts.sections.terms}>
        <TermList
          terms={terms}
          error={errors.terms}
          disabledReason={disabledReason}
          onChange={(next) => set('terms', next)}
        />
      </Section>
      <WordsSection form={form} disabledReason={disabledReason} />
      <Section {...texts.sections.steps}>
        <StepList
          steps={steps}
          error={errors.steps}
          disabledReason={disabledReason}
          onChange={(next) => set('steps', next)}
        />
      </Section>
    </>
  );
}

/** 기준 관리: in the settings and on the page of points. */
export const StandardsTab = () => (
  <PlainTab model={standardModel} Sections={Sections} hands="points" />
);
