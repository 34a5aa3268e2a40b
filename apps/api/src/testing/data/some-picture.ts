/** A picture of one red point. */
const RED_POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

export const aPicture = (): Blob =>
  new Blob([Buffer.from(RED_POINT, 'base64')], { type: 'image/png' });
