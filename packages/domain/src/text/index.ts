export { oneLine, withoutBlanks } from './blanks';
export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { inputTexts } from './input-texts';
