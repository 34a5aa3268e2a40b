import { studentEndpoints } from '@academy/domain/students';
import { bind } from '../bind';
import type { Client } from '../client';

export const studentCalls = (client: Client) => bind(client, studentEndpoints);
