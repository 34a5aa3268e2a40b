/**
 * What is loaded when it is wanted, in one file: with two of them the bundler cuts what they share
 * with the page out of it, and the page weighs 2 kB more.
 */
export { Reports } from './reports/reports';
export { RequestPart } from './requests/request-part';
