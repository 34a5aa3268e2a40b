export { focusHeading, useFocusAfterLogin, willArrive } from './focus-heading';
