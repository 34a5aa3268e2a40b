import { ApiError } from '@academy/api-client';
import { changedEffectSchema, type MealEffect } from '@academy/domain/calendar';

/** The figures that stand now, when the refusal of a choice carries them. */
export const newerEffect = (error: unknown): MealEffect | undefined =>
  error instanceof ApiError && error.code === 'effect-changed'
    ? changedEffectSchema.safeParse(error.body).data?.effect
    : undefined;
