/** A picture of one red point. */
const RED_POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
/** A blue square of 48 points. */
const BLUE_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwAQMAAABtzGvEAAAAA1BMVEUSPJFMI5DpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQY02NgGAXUBAABUAABp+LaFgAAAABJRU5ErkJggg==';

const pictureOf = (base64: string) =>
  new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' });

export const aPicture = (): Blob => pictureOf(RED_POINT);
export const aLogo = (): Blob => pictureOf(BLUE_SQUARE);
