import type { ManagerId } from '@academy/domain/ids';
import type { QueryClient } from '@tanstack/react-query';
import { markOutboxOf } from '../features/attendance/outbox/mark-outbox';
import { visitOutboxOf } from '../features/attendance/outbox/visit-outbox';
import { pickUpOutboxOf } from '../features/meals/pick-up/pick-up-outbox';

/**
 * Opens every outbox of the signed-in manager: what an earlier login or another tab left there goes
 * out, whichever page is looked at, and a logout knows of it.
 */
export function openKeptEdits(manager: ManagerId, queries: QueryClient): void {
  for (const outboxOf of [markOutboxOf, visitOutboxOf, pickUpOutboxOf]) outboxOf(manager, queries);
}
