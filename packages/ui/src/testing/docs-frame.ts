/**
 * The `docs` parameter of stories that take the whole screen, or whose `play` function makes their state: on the docs
 * page they get a frame of their own, `height` px high.
 */
export const docsFrame = (height: number) => ({ story: { inline: false, height: `${height}px` } });
