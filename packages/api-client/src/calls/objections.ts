import { confirmationEndpoints, objectionEndpoints } from '@academy/domain/points';
import { bind } from '../bind';
import type { Client } from '../client';

/** What a student says to a penalty: that it was seen, and what is wrong with it. */
export const objectionCalls = (client: Client) => ({
  ...bind(client, objectionEndpoints),
  ...bind(client, confirmationEndpoints),
});
