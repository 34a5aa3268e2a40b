import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DurableNodeFS } from './durable-node-fs';

/**
 * PGlite that fails instead of hanging or lying. A query on the outer handle inside a transaction
 * would wait for that transaction for ever; after an engine failure PGlite swallows the exception
 * and would go on answering.
 */
export class GuardedPGlite extends PGlite {
  readonly #transaction = new AsyncLocalStorage<{ open: boolean }>();
  readonly #files: DurableNodeFS | undefined;
  #pending = 0;

  constructor(options: PGliteOptions & { fs?: DurableNodeFS }) {
    super(options);
    this.#files = options.fs;
  }

  /** Statements and transactions that were asked for and have not ended: one of them runs. */
  get pending(): number {
    return this.#pending;
  }

  override query<T>(
    query: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    return this.#guard(() => super.query<T>(query, params, options));
  }

  override exec(query: string, options?: QueryOptions): Promise<Results[]> {
    return this.#guard(() => super.exec(query, options));
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    const state = { open: true };
    return this.#guard(() =>
      super.transaction((tx) => this.#transaction.run(state, () => callback(tx))),
    ).finally(() => (state.open = false));
  }

  async #guard<T>(run: () => Promise<T>): Promise<T> {
    if (this.#transaction.getStore()?.open)
      throw new Error(
        'a query outside the open transaction would wait for it for ever: use the handle that transaction() passed',
      );
    this.#throwIfFailed();
    this.#pending += 1;
    const result = await run()
      .catch((error: unknown) => {
        this.#throwIfFailed();
        throw error;
      })
      .finally(() => (this.#pending -= 1));
    this.#throwIfFailed();
    return result;
  }

  #throwIfFailed(): void {
    if (this.#files?.failure) throw this.#files.failure;
  }
}
