import type { FieldOf } from '@academy/app-kit/forms';
import { FEATURES } from '@academy/domain/features';
import { defaultLunchSettings, type LunchSettingsDraft } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import type { GuideStep } from '@academy/domain/settings';
import { Button } from '@academy/ui/button';
import type { ComponentType, ReactNode } from 'react';
import { AcademySections, academyModel } from '../academy-tab';
import { attendanceModel, periodFields } from '../attendance/attendance-model';
import { PeriodsSection } from '../attendance/attendance-tab';
import { FeaturesSection, featuresModel } from '../features-tab';
import { TabLoader, type SectionProps } from '../form/tab-form';
import { useTabForm, type Saved, type TabModel } from '../form/use-tab-form';
import { EffectDialog } from '../lunch/effect-dialog';
import { lunchModel, type LunchField, type LunchSection } from '../lunch/lunch-model';
import { DepositSection, PeriodSection, PriceSection } from '../lunch/rule-sections';
import { WeekdaySection } from '../lunch/served-days';
import { useLunchForm } from '../lunch/use-lunch-form';
import { GuideForm } from './guide-form';
import { firstNotice, guideTexts as texts } from './guide-texts';

/** What every step receives. */
export interface StepProps {
  onDone: () => void;
  /** 나중에 하기. */
  later: ReactNode;
}

/** Steps that other features hold; the app hands them in. */
export interface GuideParts {
  Points: ComponentType;
  Students: ComponentType;
  News: ComponentType<{ start: ReturnType<typeof firstNotice>; onDone: () => void }>;
}

interface LunchStepProps extends StepProps {
  loaded: Saved<LunchSettingsDraft>;
  fields: readonly LunchField[];
  Sections: ComponentType<LunchSection>;
}

/** A part of the meals' rules, asked about as in the settings where it concerns meals already. */
function LunchForm({ loaded, fields, Sections, onDone, later }: LunchStepProps) {
  const { form, effect, save, close, choose } = useLunchForm(loaded, onDone);
  return (
    <>
      <GuideForm form={form} fields={fields} onSubmit={save} later={later} Sections={Sections} />
      {effect && (
        <EffectDialog
          effect={effect}
          failure={form.failure}
          busy={form.busy}
          onApply={(choice) => void choose(choice)}
          onClose={close}
        />
      )}
    </>
  );
}

const LunchStep = (props: Omit<LunchStepProps, 'loaded'>) => (
  <TabLoader model={lunchModel}>{(loaded) => <LunchForm {...props} loaded={loaded} />}</TabLoader>
);

interface PlainFormProps<Draft extends object> extends StepProps {
  model: TabModel<Draft>;
  loaded: Saved<Draft>;
  Sections: ComponentType<SectionProps<Draft>>;
  fields: readonly FieldOf<Draft>[];
}

function PlainForm<Draft extends object>({
  model,
  loaded,
  Sections,
  fields,
  onDone,
  later,
}: PlainFormProps<Draft>) {
  const form = useTabForm(model, loaded);
  async function save() {
    const outcome = await form.submit();
    if (outcome.kind === 'saved') onDone();
  }
  return (
    <GuideForm
      form={form}
      fields={fields}
      onSubmit={() => void save()}
      later={later}
      Sections={Sections}
    />
  );
}

const MealsSections = (section: LunchSection) => (
  <>
    <WeekdaySection {...section} />
    <PeriodSection {...section} />
  </>
);

const { lunchPrice, dinnerPrice } = defaultLunchSettings;

/** The usual prices are one press away; nothing is charged until they are confirmed. */
const PriceSections = (section: LunchSection) => (
  <>
    {Number.isNaN(section.form.draft.lunchPrice) && (
      <Button
        disabledReason={section.disabledReason}
        onClick={() => section.form.change({ lunchPrice, dinnerPrice })}
      >
        {texts.usualPrices(formatWon(lunchPrice), formatWon(dinnerPrice))}
      </Button>
    )}
    <PriceSection {...section} />
    <DepositSection {...section} />
  </>
);

const mealFields: readonly LunchField[] = ['applyStartDate', 'applyEndDate', 'editCutoffHour'];
const priceFields: readonly LunchField[] = [
  'lunchPrice',
  'dinnerPrice',
  'paymentStartDate',
  'paymentEndDate',
  'depositStartDay',
  'depositEndDay',
  'bankName',
  'accountNumber',
  'accountHolder',
];

/** The step itself; `parts` are those of other features. */
export function GuideStepBody({
  step,
  parts: { Points, Students, News },
  ...props
}: StepProps & { step: GuideStep; parts: GuideParts }) {
  switch (step) {
    case 'features':
      return (
        <TabLoader model={featuresModel}>
          {(loaded) => (
            <PlainForm
              {...props}
              model={featuresModel}
              loaded={loaded}
              Sections={FeaturesSection}
              fields={FEATURES}
            />
          )}
        </TabLoader>
      );
    case 'academy':
      return (
        <TabLoader model={academyModel}>
          {(loaded) => (
            <PlainForm
              {...props}
              model={academyModel}
              loaded={loaded}
              Sections={AcademySections}
              fields={['name', 'companyLines', 'deskPhone', 'manualUrl', 'channelUrl']}
            />
          )}
        </TabLoader>
      );
    case 'meals':
      return <LunchStep {...props} fields={mealFields} Sections={MealsSections} />;
    case 'prices':
      return <LunchStep {...props} fields={priceFields} Sections={PriceSections} />;
    case 'periods':
      return (
        <TabLoader model={attendanceModel}>
          {(loaded) => (
            <PlainForm
              {...props}
              model={attendanceModel}
              loaded={loaded}
              Sections={PeriodsSection}
              fields={periodFields}
            />
          )}
        </TabLoader>
      );
    case 'points':
      return <Points />;
    case 'students':
      return <Students />;
    case 'news':
      return (
        <TabLoader model={lunchModel}>
          {({ settings }) => <News start={firstNotice(settings)} onDone={props.onDone} />}
        </TabLoader>
      );
  }
}
