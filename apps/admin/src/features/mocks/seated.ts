import type { ManagedRegistration } from '@academy/domain/mocks';

/** A student with the seat of the plan in sight. */
export interface Seated {
  seat: number | null;
  student: ManagedRegistration;
}
