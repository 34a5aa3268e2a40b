import { ownResultEndpoints } from '@academy/domain/mocks';
import { bind } from '../bind';
import type { Client } from '../client';

/** A student's own results of mock exams, and what they want to reach. */
export const ownResultCalls = (client: Client) => bind(client, ownResultEndpoints);
