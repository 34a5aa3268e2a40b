export { cancelText, closeText, moreText, retryText, saveText } from './words';
