import { applicationEndpoints } from '@academy/domain/applications';
import { acceptApplications } from '../accept/applications';
import { bind } from '../bind';
import type { Client } from '../client';

export const applicationCalls = (client: Client) =>
  bind(client, applicationEndpoints, acceptApplications);
