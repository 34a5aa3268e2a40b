import { loginEndpoints } from '@academy/domain/login';
import { acceptLogin } from '../accept/login';
import { bind } from '../bind';
import type { Client } from '../client';

export const loginCalls = (client: Client) => bind(client, loginEndpoints, acceptLogin);
