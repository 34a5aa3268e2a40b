export { markMeaning, seatMeaning, statusMeanings, visitMeaning } from './status-meanings';
