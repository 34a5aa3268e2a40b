/** A see-through logo of this size: a sign, and with room for it a bar for the name. */
export const sampleLogo = (width: number, height: number) => {
  const side = Math.min(width, height);
  const half = side / 2;
  const name = `<rect x="${side * 1.2}" y="${side * 0.3}" width="${Math.max(0, width - side * 1.2)}" height="${side * 0.4}"/>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g fill="#123c91"><circle cx="${half}" cy="${half}" r="${half * 0.9}"/>${name}</g></svg>`,
    )}`,
    width,
    height,
  };
};
