import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../support/paths.mjs';

/**
 * The README's picture (pixels): the manager's list on a desk with the student's phone before it.
 */
const SIZE = { width: 1600, height: 920 };
const DESK = { width: 1280, height: 800, left: 280, top: 60 };
const PHONE = { width: 370, height: 800, left: 60, top: 60 };

/**
 * @typedef {(input: string | Buffer | { create: object }) => any} Sharp the server's own picture
 * library
 */

/** @param {Sharp} sharp @param {string} scene @param {typeof DESK} place */
async function framed(sharp, scene, { width, height, left, top }) {
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="18"/></svg>`,
  );
  const input = await sharp(inRoot('test-results/screens', `${scene}.png`))
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shadow = Buffer.from(
    `<svg width="${width + 60}" height="${height + 60}"><filter id="b"><feGaussianBlur stdDeviation="12"/></filter><rect x="30" y="34" width="${width}" height="${height}" rx="18" fill="#171c26" opacity=".28" filter="url(#b)"/></svg>`,
  );
  return [
    { input: shadow, left: left - 30, top: top - 30 },
    { input, left, top },
  ];
}

/** Puts the pictures of the last run together into docs/images/overview.png. */
export async function drawOverview() {
  /** @type {Sharp} */
  const sharp = createRequire(inRoot('apps/api/package.json'))('sharp');
  const layers = [
    ...(await framed(sharp, 'admin-list.desk.light', DESK)),
    ...(await framed(sharp, 'student-meals.phone.light', PHONE)),
  ];
  mkdirSync(inRoot('docs/images'), { recursive: true });
  const file = inRoot('docs/images/overview.png');
  await sharp({ create: { ...SIZE, channels: 3, background: '#dfe4ec' } })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toFile(file);
  return file;
}
