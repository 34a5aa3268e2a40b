import { reasonEndpoints } from '@academy/domain/reasons';
import type { AcceptTable } from './accept';
import { oursOr } from './ours-or';

const { myReasons, submitReason } = reasonEndpoints;
const one = oursOr(
  submitReason.response,
  async () => (await import('./absence-reasons')).oneReasonIn,
);

export const acceptReasons: AcceptTable<typeof reasonEndpoints> = {
  myReasons: oursOr(
    myReasons.response,
    async () => (await import('./absence-reasons')).reasonSliceIn,
  ),
  submitReason: one,
  editReason: one,
  withdrawReason: one,
};
