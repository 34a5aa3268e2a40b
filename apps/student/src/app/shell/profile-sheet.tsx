import { themeNames } from '@academy/app-kit/device';
import { studentIdSchema } from '@academy/domain/ids';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button, buttonClassName } from '@academy/ui/button';
import { LogoutIcon, RefreshIcon } from '@academy/ui/icon';
import { Row, Stack } from '@academy/ui/layout';
import { ThemeControl } from '@academy/ui/theme';
import { closeText } from '@academy/ui/words';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OwnAllergens } from '../../features/menus/own-allergens';
import { PushSection } from '../../features/push/push-section';
import { lateShellTexts } from '../late-shell/late-shell-texts';
import type { OptionalFeature } from '../../shared/optional-feature';
import * as optional from '../optional-features';
import { useFeatures } from '../../shared/use-features';
import { shellTexts } from '../../shared/shell-texts';
import { unsavedCount, useSaveState, unsavedWork } from '../../shared/unsaved/unsaved-work';
import { studyPage } from './tabs';
import { unsubscribeDevice } from '../../features/push/device-push';
import { session } from '../../shared/api';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';
import { profileTexts } from './profile-texts';

const parts = Object.values<OptionalFeature>(optional).flatMap(({ inProfile }) => inProfile ?? []);

interface Props {
  open: boolean;
  onClose: () => void;
  name: string;
}

interface UnsavedQuestionProps {
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Before a logout that would lose edits. */
const UnsavedQuestion = ({ count, onStay, onLeave }: UnsavedQuestionProps) => (
  <Stack gap={16}>
    <p>{profileTexts.unsavedBody(count)}</p>
    <Button variant="primary" size="large" block onClick={onStay}>
      {closeText}
    </Button>
    <Button variant="danger" size="large" block onClick={onLeave}>
      {profileTexts.logoutAnyway}
    </Button>
  </Stack>
);

/** Who is signed in, how the app looks, and the way out. */
export function ProfileSheet({ open, onClose, name }: Props) {
  const queryClient = useQueryClient();
  const { step, logout, stay, leave } = useLogout();
  const unsaved = unsavedCount(useSaveState());
  const asking = step === 'asking' && unsaved > 0;
  const uses = useFeatures();
  const [showing, setShowing] = useState<(typeof parts)[number] | null>(null);
  if (!open && showing) setShowing(null);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={
        asking
          ? profileTexts.unsavedTitle
          : showing
            ? showing.title
            : name
              ? profileTexts.profileOf(name)
              : shellTexts.profile
      }
    >
      {asking ? (
        <UnsavedQuestion count={unsaved} onStay={stay} onLeave={() => void leave()} />
      ) : showing ? (
        <Suspense fallback={null}>
          <showing.Opened onBack={() => setShowing(null)} />
        </Suspense>
      ) : (
        <Stack gap={16}>
          {parts.map((part) => (
            <part.Entry key={part.title} onOpen={() => setShowing(part)} />
          ))}
          {uses(studyPage.feature) && (
            <Link
              to={studyPage.path}
              replace
              className={buttonClassName({ size: 'large', block: true })}
            >
              <Row as="span" gap={8} align="center">
                {studyPage.icon} {studyPage.label}
              </Row>
            </Link>
          )}
          <Stack gap={8}>
            <span>{profileTexts.theme}</span>
            <ThemeControl block label={profileTexts.theme} labels={themeNames} />
          </Stack>
          {open && <OwnAllergens />}
          {open && <PushSection mocks={uses('mocks')} />}
          <Button
            size="large"
            block
            onClick={() => {
              void queryClient.refetchQueries({ type: 'active' });
              onClose();
            }}
          >
            <RefreshIcon /> {lateShellTexts.refresh}
          </Button>
          <Button size="large" block loading={step === 'saving'} onClick={() => void logout()}>
            <LogoutIcon /> {profileTexts.logout}
          </Button>
        </Stack>
      )}
    </BottomSheet>
  );
}

/**
 * Logging out saves first. What cannot be saved is asked about, because the device forgets it with
 * the login.
 */
function useLogout() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useStoredDrafts();
  const [step, setStep] = useState<'idle' | 'saving' | 'asking'>('idle');

  /** An earlier visit may have left some that this page never opened. */
  async function openKeptMeals(): Promise<void> {
    const state = session.state();
    if (state.status !== 'student') return;
    const studentId = studentIdSchema.parse(state.studentId);
    await import('../../features/meals/outbox/meal-outbox')
      .then(({ mealOutboxOf }) => mealOutboxOf(studentId, queries))
      .catch(() => undefined);
  }

  async function leave(): Promise<void> {
    await unsavedWork.discard();
    // Without a network the server forgets the device with the login all the same.
    void unsubscribeDevice().catch(() => undefined);
    await session.logout();
    // The guard has led to the login with `next` by now; a logout should not lead back here.
    await navigate('/', { replace: true });
  }

  return {
    step,
    async logout(): Promise<void> {
      setStep('saving');
      await openKeptMeals();
      await unsavedWork.saveNow();
      if (unsavedCount(unsavedWork.getState()) > 0) setStep('asking');
      else await leave();
    },
    stay: () => setStep('idle'),
    leave,
  };
}
