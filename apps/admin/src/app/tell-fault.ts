import { apiAddress } from '@academy/app-kit/deployment';
import { createFaultReport } from '@academy/app-kit/faults';

let report: ReturnType<typeof createFaultReport> | undefined;

export function tell(error: unknown, release: string): void {
  report ??= createFaultReport({ app: 'admin', release, api: apiAddress() });
  report(error);
}
