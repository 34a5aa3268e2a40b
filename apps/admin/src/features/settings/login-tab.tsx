import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  editedLoginSettingsSchema,
  networkMatcher,
  networksFault,
  type LoginSettings,
} from '@academy/domain/login';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Row } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { formTexts } from './form/form-texts';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import type { TabModel } from './form/use-tab-form';
import { LoginLists } from './login-lists';
import styles from './settings-page.module.css';
import { loginTabTexts as texts } from './settings-texts';

/** 로그인: what the academy asks of a student's login beside the number. */
const loginModel: TabModel<LoginSettings> = {
  queryKey: ['settings', 'login'],
  read: (signal) => api.editedLoginSettings({ ...(signal && { signal }) }),
  async write(body, version) {
    const { undo, ...saved } = await api.saveLoginSettings({ body, ...ifMatch(version) });
    return { saved, undo };
  },
  current: (body) => editedLoginSettingsSchema.safeParse(body).data,
  labels: {
    pin: texts.pin,
    approveDevices: texts.devices,
    sharedNumbers: texts.shared,
    knownNetworks: texts.networks,
  },
  check: ({ knownNetworks }) => ({ knownNetworks: networksFault(knownNetworks) }),
  valueText(draft, field) {
    if (field === 'knownNetworks') return draft[field].join(', ') || formTexts.empty;
    return draft[field] ? texts.on : texts.off;
  },
  kept: keptInTab(),
  entity: 'login-settings',
};

const choices = [
  { field: 'pin', help: texts.pinHelp },
  { field: 'approveDevices', help: texts.devicesHelp },
  { field: 'sharedNumbers', help: texts.sharedHelp },
] as const;

/** 학원 네트워크: where many students sign in behind one address. */
function NetworkSection({ form, disabledReason }: SectionProps<LoginSettings>) {
  const { knownNetworks } = form.draft;
  const { data: address } = useQuery({
    queryKey: ['settings', 'login', 'caller-address'],
    queryFn: async ({ signal }) => (await api.editedLoginSettings({ signal })).callerAddress,
  });
  const change = (lines: string[]) => form.set('knownNetworks', lines);
  const isThere = address !== undefined && networkMatcher(knownNetworks)(address);
  return (
    <Section title={texts.networks} help={texts.networksHelp}>
      <TextArea
        label={texts.networks}
        labelHidden
        hint={texts.networksHint}
        value={knownNetworks.join('\n')}
        error={form.errors.knownNetworks}
        onValueChange={(value) => change(value === '' ? [] : value.split('\n'))}
        disabledReason={disabledReason}
        reasonHidden
      />
      {address !== undefined && (
        <Row gap={8}>
          <p className={styles.help}>{texts.callerAddress(address)}</p>
          <Button
            size="dense"
            disabledReason={disabledReason ?? (isThere ? texts.networkThere : undefined)}
            onClick={() => change([...knownNetworks.filter((line) => line.trim()), address])}
          >
            {texts.addNetwork}
          </Button>
        </Row>
      )}
    </Section>
  );
}

const LoginSections = ({ form, disabledReason }: SectionProps<LoginSettings>) => (
  <>
    <Section title={texts.title} help={texts.help}>
      {choices.map(({ field, help }) => (
        <div key={field}>
          <Checkbox
            label={form.model.labels[field]}
            checked={form.draft[field]}
            onCheckedChange={(on) => form.set(field, on)}
            disabledReason={disabledReason}
          />
          <p className={styles.help}>{help}</p>
        </div>
      ))}
      <p className={styles.help}>{texts.limits}</p>
    </Section>
    <NetworkSection form={form} disabledReason={disabledReason} />
  </>
);

/** 로그인: what protects the students' logins, and what of them waits for a manager. */
export const LoginTab = () => (
  <div>
    {/* First: the student of a waiting device is at the desk. */}
    <LoginLists />
    <PlainTab model={loginModel} Sections={LoginSections} />
  </div>
);
