import { studyTimeEndpoints } from '@academy/domain/study-time';
import { bind } from '../bind';
import type { Client } from '../client';

/** A student's own study time. */
export const studyTimeCalls = (client: Client) => bind(client, studyTimeEndpoints);
