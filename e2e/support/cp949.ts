/**
 * Every character of two bytes, by what `euc-kr` of the web (CP949) reads them as: there is an
 * encoder for UTF-8 alone.
 */
const bytesOf = new Map<string, [number, number]>();
const decoder = new TextDecoder('euc-kr');
for (let lead = 0x81; lead <= 0xfe; lead += 1) {
  for (let trail = 0x41; trail <= 0xfe; trail += 1) {
    const char = decoder.decode(new Uint8Array([lead, trail]));
    if (char.length === 1 && char !== '�') bytesOf.set(char, [lead, trail]);
  }
}

/** A text as Korean Excel saves its CSV. */
export const cp949 = (text: string): Buffer =>
  Buffer.from([...text].flatMap((char) => bytesOf.get(char) ?? [char.charCodeAt(0)]));
