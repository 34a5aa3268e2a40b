import { skippedTexts } from '@academy/domain/meals';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
import { mealsTexts } from './meals-texts';
import styles from './meals-page.module.css';
import type { RefusedMeal } from './outbox/meal-edit';

interface Props {
  skipped: readonly RefusedMeal[];
  onClose: () => void;
}

/** What the server refused, with its reasons: up to five rows, then how many more. */
export function SkippedSheet({ skipped, onClose }: Props) {
  const { head, rows, more } = skippedTexts(skipped);
  return (
    <BottomSheet
      open={skipped.length > 0}
      onClose={onClose}
      title={head}
      footer={
        <Button variant="primary" size="large" onClick={onClose}>
          {mealsTexts.confirm}
        </Button>
      }
    >
      <Stack as="ul" gap={12}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Stack>
      {more !== null && <p className={styles.more}>{more}</p>}
    </BottomSheet>
  );
}
