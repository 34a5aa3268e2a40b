import type { ManagerId } from '@academy/domain/ids';
import type { QueryClient } from '@tanstack/react-query';
import { markOutboxOf } from '../features/attendance/outbox/mark-outbox';
import { visitOutboxOf } from '../features/attendance/outbox/visit-outbox';
import { pickUpOutboxOf } from '../features/meals/pick-up/pick-up-outbox';

/**
 * Opens every outbox of the signed-in manager, so that edits left by an earlier login or another
 * tab are sent from any page, and a logout knows of them.
 */
export function openKeptEdits(manager: ManagerId, queries: QueryClient): void {
  for (const outboxOf of [markOutboxOf, visitOutboxOf, pickUpOutboxOf]) outboxOf(manager, queries);
}
