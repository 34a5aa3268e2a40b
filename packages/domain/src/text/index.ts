export { oneLine, withoutBlanks } from './blanks';
export { dotted } from './dotted';
export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { withParticles } from './particles';
export { inputTexts } from './input-texts';
