import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { currentOf, ifMatch } from '@academy/app-kit/forms';
import {
  editedSecondFactorSettingsSchema,
  secondFactorPolicyName,
  secondFactorPolicySchema,
  type EditedSecondFactorSettings,
  type SecondFactorPolicy as Policy,
} from '@academy/domain/second-factor';
import { ConfirmDialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { managerQuery } from '../../shared/session/use-manager';
import { toasts } from '../../shared/toasts';
import { useWrite } from '../../shared/writes/use-write';
import { accountTexts } from './account-texts';

const texts = accountTexts.policy;
const settingsQuery = queryOptions({
  queryKey: ['accounts', 'second-factor'],
  queryFn: ({ signal }) => api.secondFactorSettings({ signal }),
  staleTime: 0,
});
const options = secondFactorPolicySchema.options.map((value) => ({
  value,
  label: secondFactorPolicyName(value),
}));

function useSavePolicy({ version }: EditedSecondFactorSettings) {
  const queries = useQueryClient();
  const keep = (settings: EditedSecondFactorSettings) =>
    queries.setQueryData(settingsQuery.queryKey, settings);
  return useWrite({
    name: 'second factor policy',
    send: (policy: Policy) =>
      api.saveSecondFactorSettings({ body: { policy }, ...ifMatch(version) }),
    reads: settingsQuery.queryKey,
    onSuccess(saved) {
      keep(saved);
      toasts.show({ text: texts.saved, tone: 'success' });
      // It may be this very account that has to set one up now.
      void queries.invalidateQueries({ queryKey: managerQuery.queryKey });
    },
    onError(error) {
      const current = editedSecondFactorSettingsSchema.safeParse(currentOf(error)).data;
      if (current) keep(current);
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
    },
  });
}

function PolicyChoice({ settings }: { settings: EditedSecondFactorSettings }) {
  const [asking, setAsking] = useState(false);
  const save = useSavePolicy(settings);
  const { policy, adminsWithout } = settings;
  const choose = (next: Policy) => (next === 'ADMINS' ? setAsking(true) : save.run(next));
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={texts.label}
        labelShown
        options={options}
        value={policy}
        onValueChange={choose}
      />
      <p className={textStyles.help}>
        {texts.help} {policy !== 'OFF' && adminsWithout > 0 && texts.without(adminsWithout)}
      </p>
      <ConfirmDialog
        open={asking}
        title={texts.confirmTitle}
        confirmLabel={texts.require}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          save.run('ADMINS');
        }}
      >
        {texts.confirmBody(adminsWithout)}
      </ConfirmDialog>
    </Stack>
  );
}

/** What the academy asks of its managers beside the password; in effect at once. */
export function SecondFactorPolicy() {
  const { data } = useQuery(settingsQuery);
  return data ? <PolicyChoice settings={data} /> : null;
}
