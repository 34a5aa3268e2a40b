export { AcademyLogo, type AcademyLogoProps } from './academy-logo';
