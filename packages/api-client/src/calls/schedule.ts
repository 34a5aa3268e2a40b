import { scheduleEndpoints } from '@academy/domain/schedule';
import { acceptSchedule } from '../accept/schedule';
import { bind } from '../bind';
import type { Client } from '../client';

export const scheduleCalls = (client: Client) => bind(client, scheduleEndpoints, acceptSchedule);
