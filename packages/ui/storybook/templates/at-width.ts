import { ownFrame } from '../../src/testing/story-frame';
import { WIDTHS, type Width } from '../looks/widths';

/** A story of a whole page: shown, tested and drawn at this one width. */
export const atWidth = (width: Width) => ({
  globals: { viewport: { value: width } },
  parameters: { ...ownFrame(WIDTHS[width][1]), widths: [width] },
});
