import { calendarEndpoints } from '@academy/domain/calendar';
import { bind } from '../bind';
import type { Client } from '../client';

export const calendarCalls = (client: Client) => bind(client, calendarEndpoints);
