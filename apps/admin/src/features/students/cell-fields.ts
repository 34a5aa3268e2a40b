/**
 * The columns whose cells are typed into or pasted over, by the field that they hold. A status has
 * effects and is changed in a dialog.
 */
const CELL_FIELDS = ['seat', 'grade', 'school', 'className', 'allergy', 'memo'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

export const fieldOfColumn = (columnId: string): CellField | undefined =>
  CELL_FIELDS.find((field) => field === columnId);
