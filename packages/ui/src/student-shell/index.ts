export { StudentShell, type StudentShellProps } from './student-shell';
