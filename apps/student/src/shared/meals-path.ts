/** The page that most addresses lead to. */
export const mealsPath = '/student-calendar';
