export { withoutBlanks } from './blanks';
export { formatPhone, formatPhoneAt, isLoginPhone, phoneDigits } from './phone';
export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { inputTexts } from './input-texts';
