import { attendanceEndpoints } from '@academy/domain/attendance';
import { bind } from '../bind';
import type { Client } from '../client';

export const attendanceCalls = (client: Client) => bind(client, attendanceEndpoints);
