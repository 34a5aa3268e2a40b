import { scheduleManagementEndpoints, scheduleOverviewEndpoints } from '@academy/domain/schedule';
import { bind } from '../bind';
import type { Client } from '../client';

/**
 * The managers' side of schedules and reasons; apart, so that the students' app carries nothing of
 * it.
 */
export const scheduleManagementCalls = (client: Client) => ({
  ...bind(client, scheduleManagementEndpoints),
  ...bind(client, scheduleOverviewEndpoints),
});
