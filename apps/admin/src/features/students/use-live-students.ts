import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { studentQueries } from './students-queries';

const touched = onTopics(studentQueries.all, 'students', 'meals', 'deposits', 'points');

/** Reads the list again when somebody changed students, meals or deposits elsewhere. */
export const useLiveStudents = (): boolean => useLiveQueries(studentQueries.all, touched);
