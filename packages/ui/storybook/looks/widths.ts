/** Width and height of the screens that everything is looked at on; the layout changes at 900. */
export const WIDTHS = {
  phone: [390, 844],
  tablet: [768, 1024],
  desk: [1440, 900],
} as const satisfies Record<string, readonly [number, number]>;

export type Width = keyof typeof WIDTHS;
