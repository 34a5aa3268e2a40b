import {
  guardianEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import { bind } from '../bind';
import type { Client } from '../client';

/** The calls of a guardian's page. */
export const guardianCalls = (client: Client) => bind(client, guardianEndpoints);

/** Loaded when a month's report is opened. */
export const guardianReportCalls = (client: Client) => bind(client, guardianReportEndpoints);

/** Loaded when an absence is reported. */
export const guardianRequestCalls = (client: Client) => bind(client, guardianRequestEndpoints);
