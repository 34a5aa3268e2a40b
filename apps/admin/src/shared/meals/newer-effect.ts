import { ApiError } from '@academy/api-client';
import { changedEffectSchema, type MealEffect } from '@academy/domain/calendar';

/** The present figures, from the refusal of a choice. */
export const newerEffect = (error: unknown): MealEffect | undefined =>
  error instanceof ApiError && error.code === 'effect-changed'
    ? changedEffectSchema.safeParse(error.body).data?.effect
    : undefined;
