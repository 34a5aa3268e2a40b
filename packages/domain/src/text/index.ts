export { oneLine, withoutBlanks } from './blanks';
export { dotted } from './dotted';
export { withParticles } from './particles';
export { inputTexts } from './input-texts';
