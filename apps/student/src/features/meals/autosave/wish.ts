import type { Meal } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';

/**
 * What the student wants for one meal of one day, from the tap until the server has confirmed it.
 */
export interface Wish {
  date: CalendarDay;
  meal: Meal;
  value: boolean;
  /**
   * Names this very tap: a confirmation only removes the wish that it confirms, never a later one
   * for the same meal.
   */
  rev: string;
  /**
   * When it was tapped, ms of the device's clock: only compared with other wishes of the same
   * device.
   */
  at: number;
}

/** A tap that has not become a wish yet. */
export type MealChange = Pick<Wish, 'date' | 'meal' | 'value'>;

export const wishKey = ({ date, meal }: Pick<Wish, 'date' | 'meal'>): string => `${date}|${meal}`;
