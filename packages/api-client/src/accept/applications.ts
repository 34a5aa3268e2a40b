import { applicationEndpoints } from '@academy/domain/applications';
import type { AcceptTable } from './accept';
import { oursOr } from './ours-or';

export const acceptApplications: AcceptTable<typeof applicationEndpoints> = {
  myApplications: oursOr(
    applicationEndpoints.myApplications.response,
    async () => (await import('./everything-applied-for')).applicationsIn,
  ),
};
