import {
  lunchSettingsSchema,
  mealName,
  meals,
  nextCutoffs,
  type CutoffShape,
  type LunchSettingsDraft,
  type Meal,
  lunchSettingsFields,
} from '@academy/domain/meals';
import { formatDay, formatMoment, formatWeekday, type Weekday } from '@academy/domain/time';
import { Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { useNow } from '../../../shared/use-now';
import { Section } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { lunchTexts as texts } from './lunch-texts';
import { sentSettings, type LunchSection } from './lunch-model';

type Kind = CutoffShape['shape'];

const FIELD = { lunch: 'lunchCutoff', dinner: 'dinnerCutoff' } as const;
const KINDS: readonly Kind[] = ['day-before', 'same-day', 'business-days', 'weekly'];
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const THURSDAY = 4;

/** A kind as it is first proposed: at the hour that held until now. */
function proposed(kind: Kind, hour: number): CutoffShape {
  if (kind === 'business-days') return { shape: kind, days: 1, hour };
  if (kind === 'weekly') return { shape: kind, weekday: THURSDAY, hour };
  return { shape: kind, hour };
}

/** The next time that a meal closes under the draft; nothing while a field is half typed. */
function nextText(draft: LunchSettingsDraft, meal: Meal, now: Date): string | undefined {
  const settings = lunchSettingsSchema.safeParse(sentSettings(draft)).data;
  if (!settings) return undefined;
  const [next] = nextCutoffs(settings, now, 1, [meal]);
  if (!next) return undefined;
  const dates = [next.closing[0], next.closing.at(-1)].flatMap((one) => (one ? [one.date] : []));
  const days = [...new Set(dates)].map(formatDay).join(' ~ ');
  return texts.cutoffNext(`${days} ${mealName(meal)}`, formatMoment(next.closesAt));
}

interface ShapeProps {
  meal: Meal;
  shape: CutoffShape;
  onShape: (shape: CutoffShape) => void;
  disabledReason: string | undefined;
}

/** What belongs to a kind: how many days before, or on which weekday. */
function ShapeFields({ meal, shape, onShape, disabledReason }: ShapeProps) {
  const common = { disabledReason, reasonHidden: true };
  return (
    <>
      {shape.shape === 'business-days' && (
        <NumberField
          {...common}
          label={texts.cutoffDays(mealName(meal))}
          value={Number.isNaN(shape.days) ? null : shape.days}
          onValueChange={(days) => onShape({ ...shape, days: days ?? Number.NaN })}
          unit={texts.dayUnit}
          step={1}
        />
      )}
      {shape.shape === 'weekly' && (
        <Select
          {...common}
          label={texts.cutoffWeekday(mealName(meal))}
          value={String(shape.weekday)}
          onValueChange={(value) => {
            const weekday = WEEKDAYS.find((one) => String(one) === value);
            if (weekday !== undefined) onShape({ ...shape, weekday });
          }}
        >
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={weekday}>
              {texts.cutoffWeekdayOption(formatWeekday(weekday))}
            </option>
          ))}
        </Select>
      )}
      <NumberField
        {...common}
        label={texts.cutoffHour(mealName(meal))}
        value={Number.isNaN(shape.hour) ? null : shape.hour}
        onValueChange={(hour) => onShape({ ...shape, hour: hour ?? Number.NaN })}
        unit={texts.hour}
        step={1}
      />
    </>
  );
}

function MealCutoff({ meal, form, disabledReason }: LunchSection & { meal: Meal }) {
  const now = useNow();
  const { draft } = form;
  const field = FIELD[meal];
  const shape = draft[field] ?? null;
  const next = nextText(draft, meal, now);
  const hour = shape?.hour ?? draft.editCutoffHour;
  return (
    <Stack gap={8}>
      <div className={styles.pair}>
        <Select
          label={lunchSettingsFields[field].label}
          value={shape?.shape ?? ''}
          error={form.errors[field]}
          disabledReason={disabledReason}
          reasonHidden
          onValueChange={(value) => {
            const kind = KINDS.find((one) => one === value);
            form.set(field, kind ? proposed(kind, hour) : null);
          }}
        >
          <option value="">{texts.cutoffKinds['as-usual'](draft.editCutoffHour)}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.cutoffKinds[kind]}
            </option>
          ))}
        </Select>
        {shape && (
          <ShapeFields
            meal={meal}
            shape={shape}
            onShape={(changed) => form.set(field, changed)}
            disabledReason={disabledReason}
          />
        )}
      </div>
      {shape && next && (
        <p className={styles.help} aria-live="polite">
          {next}
        </p>
      )}
    </Stack>
  );
}

/** How each meal locks, where it is not at the hour of the day before. */
export const CutoffSection = (props: LunchSection) => (
  <Section {...texts.sections.cutoffs}>
    {meals.map((meal) => (
      <MealCutoff key={meal} {...props} meal={meal} />
    ))}
  </Section>
);
