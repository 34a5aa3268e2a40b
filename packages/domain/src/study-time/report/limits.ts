/** How long the manager's sentence may be: it has four lines on A4. */
export const REMARK_LIMIT = 300;
