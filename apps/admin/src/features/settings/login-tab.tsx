import {
  editedLoginSettingsSchema,
  loginSettingsFields,
  networkMatcher,
  networksFault,
  type LoginSettings,
} from '@academy/domain/login';
import { Button } from '@academy/ui/button';
import { Row } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { settingsTab } from './form/settings-tab';
import { Switches } from './form/switch-row';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import { LoginLists } from './login-lists';
import styles from './settings-page.module.css';
import { loginTabTexts as texts } from './settings-texts';

/** 로그인: what the academy asks of a student's login beside the number. */
const loginModel = settingsTab({
  entity: 'login-settings',
  fields: loginSettingsFields,
  schema: editedLoginSettingsSchema,
  read: api.editedLoginSettings,
  save: api.saveLoginSettings,
  toSaved: (edited) => edited,
  toBody: (settings: LoginSettings) => settings,
  check: ({ knownNetworks }) => ({ knownNetworks: networksFault(knownNetworks) }),
});

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
    <Section {...texts.sections.networks}>
      <TextArea
        label={texts.sections.networks.title}
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
    <Section {...texts.sections.protection}>
      <Switches
        form={form}
        disabledReason={disabledReason}
        fields={['pin', 'approveDevices', 'sharedNumbers']}
      />
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
