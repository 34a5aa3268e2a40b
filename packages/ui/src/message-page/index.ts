export { MessagePage, type MessagePageProps } from './message-page';
