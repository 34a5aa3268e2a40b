/** A tab of another browser, driven by what that brings along. Elements are named by XPath. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Waits until it is there and shown. */
  see(xpath: string): Promise<void>;
  press(xpath: string): Promise<void>;
  write(xpath: string, text: string): Promise<void>;
  /** Answers an expression's value; a promise is waited for. */
  ask(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Its tabs share what the browser keeps: cookies, storage, a worker. */
export interface Engine {
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

/** ms until what is waited for must be there; the first page of a cold browser is slow. */
export const PATIENCE = 30_000;
