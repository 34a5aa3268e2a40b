import textStyles from '@academy/ui/styles/text.module.css';
import type { HandedSetting } from '@academy/domain/settings';
import { formatMoment } from '@academy/domain/time';
import { Card, Stack } from '@academy/ui/layout';
import { InPageBar } from '@academy/ui/page-bar';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentType, type ReactNode } from 'react';
import { SaveClash } from '../../../shared/forms/save-clash';
import { messages } from '../../../shared/texts/messages';
import { FormSkeleton } from '../../../shared/page/form-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import styles from '../settings-page.module.css';
import { formTexts as texts } from './form-texts';
import { HandSettingsButton } from '../branches/hand-settings';
import { HistoryButton } from './history';
import { SaveBar } from './save-bar';
import { useTabForm, type Saved, type TabForm, type TabModel } from './use-tab-form';

/** What every section of a form receives. */
export interface SectionProps<Draft extends object> {
  form: TabForm<Draft>;
  /** Set for accounts that may only look. */
  disabledReason: string | undefined;
}

/** A headed card of a form. */
export function Section({
  title,
  help,
  children,
}: {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" gap={12} padding={20} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={textStyles.title}>
        {title}
      </h2>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </Card>
  );
}

interface Props<Draft extends object> {
  form: TabForm<Draft>;
  /** What Enter and the save button do; the plain save when left out. */
  onSubmit?: () => void;
  /** What of it a head office hands to its branches. */
  hands?: HandedSetting | undefined;
  /** Beside the sections, on wide screens. */
  aside?: ReactNode;
  /** Below the sections, with ways to save of its own. */
  below?: ReactNode;
  Sections: ComponentType<SectionProps<Draft>>;
}

/** A tab's form: a clash if there is one, the sections, and the bar that saves. */
export function TabFormView<Draft extends object>({
  form,
  onSubmit = () => void form.submit(),
  hands,
  aside,
  below,
  Sections,
}: Props<Draft>) {
  const { can, missing } = useManager();
  const disabledReason = missing(form.model.writing ?? 'settings.write');
  const formId = useId();
  const isUnsaved = form.changed.length > 0 || form.failure !== undefined;
  return (
    // Takes the focus from the bar, which goes with what it saved.
    <div className={aside ? styles.columns : styles.single} tabIndex={-1}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={16}>
          {can('settings.read') && (
            <InPageBar>
              {hands && <HandSettingsButton setting={hands} unsaved={isUnsaved} />}
              <HistoryButton entity={form.model.entity} />
            </InPageBar>
          )}
          {form.clash && (
            <SaveClash
              key={form.base.version}
              title={messages.saveClash.titleOf(
                form.base.updatedByName ?? texts.system,
                form.base.updatedAt === null ? '' : formatMoment(new Date(form.base.updatedAt)),
              )}
              form={form}
              clash={form.clash}
              labels={form.model.fields}
              valueText={form.model.valueText}
            />
          )}
          <Sections form={form} disabledReason={disabledReason} />
        </Stack>
      </form>
      {aside}
      {below}
      <VisuallyHidden aria-live="polite">{isUnsaved && texts.unsaved}</VisuallyHidden>
      {isUnsaved ? (
        <SaveBar form={form} formId={formId} disabledReason={disabledReason} />
      ) : (
        <p className={styles.lastSaved}>{lastSaved(form.base)}</p>
      )}
    </div>
  );
}

const lastSaved = ({ updatedAt, updatedByName }: Saved<object>) =>
  updatedAt === null
    ? texts.neverSaved
    : texts.lastSaved(formatMoment(new Date(updatedAt)), updatedByName ?? texts.system);

/**
 * Reads a tab and shows its form once loaded. It reads again on opening, so that the form edits the
 * present value.
 */
export function TabLoader<Draft extends object>({
  model,
  children,
}: {
  model: TabModel<Draft>;
  children: (loaded: Saved<Draft>) => ReactNode;
}) {
  const { data, isError, refetch } = useQuery({
    queryKey: model.queryKey,
    queryFn: ({ signal }) => model.read(signal),
    staleTime: 0,
  });
  if (data) return children(data);
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  return <FormSkeleton />;
}

interface PlainTabProps<Draft extends object> extends Pick<Props<Draft>, 'Sections' | 'hands'> {
  model: TabModel<Draft>;
}

function PlainForm<Draft extends object>(props: PlainTabProps<Draft> & { loaded: Saved<Draft> }) {
  const { model, loaded, Sections, hands } = props;
  return <TabFormView form={useTabForm(model, loaded)} Sections={Sections} hands={hands} />;
}

/** A tab that is one form, saved as it is. */
export const PlainTab = <Draft extends object>(props: PlainTabProps<Draft>) => (
  <TabLoader model={props.model}>{(loaded) => <PlainForm {...props} loaded={loaded} />}</TabLoader>
);
