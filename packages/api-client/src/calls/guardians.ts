import {
  guardianEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import { bind } from '../bind';
import type { Client } from '../client';

/** What a guardian's page asks. */
export const guardianCalls = (client: Client) => bind(client, guardianEndpoints);

/** What it asks once somebody wants a month's report. */
export const guardianReportCalls = (client: Client) => bind(client, guardianReportEndpoints);

/** What it sends once somebody wants to report an absence. */
export const guardianRequestCalls = (client: Client) => bind(client, guardianRequestEndpoints);
