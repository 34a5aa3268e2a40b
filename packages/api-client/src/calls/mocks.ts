import { mockEndpoints } from '@academy/domain/mocks';
import { acceptMocks } from '../accept/mocks';
import { bind } from '../bind';
import type { Client } from '../client';

export const mockCalls = (client: Client) => bind(client, mockEndpoints, acceptMocks);
