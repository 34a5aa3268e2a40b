import { mealQuestionEndpoints } from '@academy/domain/meal-questions';
import { bind } from '../bind';
import type { Client } from '../client';

export const mealQuestionCalls = (client: Client) => bind(client, mealQuestionEndpoints);
