import { useUndo } from '../../shared/use-undo';
import { studentQueries } from './students-queries';

/** Takes changes of students back, and reads the list again. */
export const useUndoStudents = () => useUndo(studentQueries.all, '명');
