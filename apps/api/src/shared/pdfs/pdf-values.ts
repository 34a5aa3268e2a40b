/** A value of a PDF, as far as it matters here: strings say nothing of what a file does. */
export type PdfValue =
  | null
  | boolean
  | number
  | 'string'
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;

export class PdfName {
  constructor(readonly name: string) {}
}
export class PdfReference {
  constructor(readonly object: number) {}
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A value with its number, and where its stream begins, when it has one. */
export interface PdfObject {
  number: number;
  value: PdfValue;
  streamAt: number | undefined;
}

/** What is written does not follow the grammar. */
export class NotReadable extends Error {}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] =>
  Array.isArray(value);
export const nameIn = (dictionary: PdfDictionary, key: string): string | undefined => {
  const value = dictionary.get(key);
  return value instanceof PdfName ? value.name : undefined;
};
export const numberIn = (dictionary: PdfDictionary, key: string): number | undefined => {
  const value = dictionary.get(key);
  return typeof value === 'number' ? value : undefined;
};

/** Deeper than any program writes. */
const DEEPEST = 100;

// Each of these ends soon wherever it fails: a file may be written to keep a server busy.
const BLANKS = /(?:[\0\t\n\f\r ]+|%[^\r\n]*){1,1000}/y;
const NUMBER = /[+\-.\d]{1,60}(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/y;
const REFERENCE =
  /(\d{1,10})[\0\t\n\f\r ]{1,60}\d{1,5}[\0\t\n\f\r ]{1,60}R(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX_STRING = /<[\da-fA-F\0\t\n\f\r ]*>/y;
const WORD = /(?:true|false|null)(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/y;
/** Up to where a string goes on without one of these. */
const IN_STRING = /[^()\\]*/y;

/** Reads values of one text, from the place that it is set to. */
export class PdfReader {
  constructor(
    private readonly text: string,
    public at = 0,
    private readonly onName: (name: string) => void = () => undefined,
  ) {}

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  skipBlanks(): void {
    while (this.match(BLANKS));
  }

  /** Whether this word comes next; it is then passed. */
  takes(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new NotReadable('too deep');
    this.skipBlanks();
    switch (this.text.charAt(this.at)) {
      case '/':
        return new PdfName(this.name());
      case '(':
        return this.string();
      case '[':
        return this.array(depth);
      case '<':
        if (this.takes('<<')) return this.dictionary(depth);
        if (this.match(HEX_STRING)) return 'string';
        throw new NotReadable('an odd string');
      default:
        return this.plain();
    }
  }

  /** `/J#61vaScript` is `JavaScript`: a name is what it means, not how it is written. */
  private name(): string {
    const [, written = ''] = this.match(NAME) ?? [];
    const name = written.replace(/#([\da-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    this.onName(name);
    return name;
  }

  private string(): 'string' {
    let open = 0;
    do {
      const char = this.text[this.at];
      if (char === undefined) throw new NotReadable('a string without an end');
      if (char === '(') open += 1;
      if (char === ')') open -= 1;
      this.at += char === '\\' ? 2 : 1;
      if (open > 0) this.match(IN_STRING);
    } while (open > 0);
    return 'string';
  }

  private array(depth: number): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipBlanks();
      if (this.takes(']')) return values;
      values.push(this.value(depth + 1));
    }
  }

  private dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipBlanks();
      if (this.takes('>>')) return entries;
      if (this.text[this.at] !== '/') throw new NotReadable('a key that is no name');
      const key = this.name();
      const value = this.value(depth + 1);
      // Of a key that is there twice, programs read the one or the other.
      if (entries.has(key)) throw new NotReadable('a key twice');
      entries.set(key, value);
    }
  }

  private plain(): PdfValue {
    const [, object] = this.match(REFERENCE) ?? [];
    if (object !== undefined) return new PdfReference(Number(object));
    const [word] = this.match(WORD) ?? [];
    if (word !== undefined) return word === 'null' ? null : word === 'true';
    const [number = ''] = this.match(NUMBER) ?? [];
    if (number === '') throw new NotReadable('no value');
    return Number.parseFloat(number) || 0;
  }
}
