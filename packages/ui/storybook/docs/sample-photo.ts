/** A picture of a receipt on this ground. */
export const samplePhoto = (ground: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="${ground}"/><g fill="#47505f"><rect x="80" y="90" width="260" height="40"/><rect x="80" y="200" width="440" height="20"/><rect x="80" y="250" width="400" height="20"/><rect x="80" y="300" width="420" height="20"/><rect x="80" y="640" width="160" height="60"/></g></svg>`,
  )}`;
