import { entityKind, type ColumnBaseConfig } from 'drizzle-orm';
import { PgColumn, PgIntColumnBaseBuilder, type AnyPgTable } from 'drizzle-orm/pg-core';

interface IdConfig<Id extends string> {
  name: string;
  dataType: 'custom';
  columnType: 'PgId';
  data: Id;
  driverParam: string;
  enumValues: undefined;
}

class PgId<T extends ColumnBaseConfig<'custom', 'PgId'>> extends PgColumn<T> {
  static override readonly [entityKind] = 'PgId';

  getSQLType(): string {
    return 'bigint';
  }
}

class PgIdBuilder<Id extends string> extends PgIntColumnBaseBuilder<IdConfig<Id>> {
  static override readonly [entityKind] = 'PgIdBuilder';

  constructor(name: string) {
    super(name, 'custom', 'PgId');
  }

  /** Called by drizzle when the table is defined; its type declarations leave the method out. */
  build(table: AnyPgTable<object>): PgId<IdConfig<Id> & ColumnBaseConfig<'custom', 'PgId'>> {
    return new PgId(table, this.config);
  }
}

/**
 * A bigint that the program sees as the digit string `Id` (ADR 0010): both drivers hand int8 over
 * as text, and no id is ever a JavaScript number. Followed by `generatedAlwaysAsIdentity()` it is a
 * table's own id, otherwise a reference. `name`: where the column is not called as its key.
 */
export const idColumn = <Id extends string>(name = ''): PgIdBuilder<Id> =>
  new PgIdBuilder<Id>(name);
