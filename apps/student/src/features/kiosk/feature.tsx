import { Button } from '@academy/ui/button';
import { lazyComponent } from '../../shared/lazy-component';
import type { OptionalFeature } from '../../shared/optional-feature';
import { useCodeSecret } from './check-in-queries';
import { checkInTexts } from './check-in-texts';

function CheckInEntry({ onOpen }: { onOpen: () => void }) {
  return (
    useCodeSecret() && (
      <Button variant="primary" size="large" block onClick={onOpen}>
        {checkInTexts.title}
      </Button>
    )
  );
}

/** Kept from the first day on: at the door there may be no network. */
function CheckInAhead() {
  useCodeSecret();
  return null;
}

export const kiosk: OptionalFeature = {
  Ahead: CheckInAhead,
  inProfile: {
    title: checkInTexts.title,
    Entry: CheckInEntry,
    Opened: lazyComponent(async () => (await import('./check-in-code')).CheckInCode, 'kiosk'),
  },
};
