/** These of a row's values. */
export const only = <Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Readonly<Record<string, Row[Name]>> =>
  Object.fromEntries(names.map((name): [Name, Row[Name]] => [name, row[name]]));
