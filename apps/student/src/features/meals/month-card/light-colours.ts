/**
 * The kit's colours as they are on a light page: a picture is looked at elsewhere, too, whatever
 * the theme of this screen.
 */
export function withLightColours<T>(draw: (colourOf: (token: string) => string) => T): T {
  const light = document.createElement('i');
  light.dataset.theme = 'light';
  document.body.append(light);
  try {
    const style = getComputedStyle(light);
    return draw((token) => style.getPropertyValue(`--color-${token}`).trim());
  } finally {
    light.remove();
  }
}
