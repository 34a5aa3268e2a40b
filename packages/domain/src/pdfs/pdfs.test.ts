import { describe, expect, test } from 'vitest';
import { checkPdfs, decidePdf, fileSizeText, PDF_MAX_BYTES, pdfName } from '.';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['%PDF-1.7', 10, { allowed: true }],
  ['%PDF-1.7', PDF_MAX_BYTES, { allowed: true }],
  ['%PDF-1.7', PDF_MAX_BYTES + 1, { allowed: false, reason: 'pdf-too-large' }],
  ['\u0089PNG\r\n', 10, { allowed: false, reason: 'pdf-unknown' }],
  [' %PDF-1.7', 10, { allowed: false, reason: 'pdf-unknown' }],
  ['', 0, { allowed: false, reason: 'pdf-unknown' }],
])('%j of %i bytes: %j', (text, size, decision) => {
  expect(decidePdf(bytes(text), size)).toEqual(decision);
});

test.each([
  ['11월 안내.pdf', '11월 안내.pdf'],
  ['안내.PDF', '안내.pdf'],
  ['안내', '안내.pdf'],
  ['안내.exe', '안내.exe.pdf'],
  ['../안\r\n내 "최종".pdf', '.. 안 내 최종.pdf'],
  // A name as macOS writes it, in single letters.
  ['공지.pdf'.normalize('NFD'), '공지.pdf'],
  ['.pdf', ''],
  [' \u200B', ''],
])('%j is kept as %j', (name, kept) => {
  expect(pdfName(name)).toBe(kept);
});

test.each([
  [1, '1KB'],
  [860_000, '840KB'],
  [1_048_576, '1MB'],
  [10_485_760, '10MB'],
  [1_300_000, '1.2MB'],
])('%i bytes: %s', (size, text) => {
  expect(fileSizeText(size)).toBe(text);
});

describe('the PDFs of a form', () => {
  const pdf = (name = '안내.pdf') => ({ name });
  test.each([
    [[], undefined],
    [[pdf(), pdf()], undefined],
    [[pdf(), pdf(), pdf()], '첨부 파일은 2개까지 올릴 수 있습니다.'],
    [[pdf(`${'가'.repeat(96)}.pdf`)], undefined],
    [[pdf(`${'가'.repeat(97)}.pdf`)], '파일 이름을 100자 이하로 줄여 다시 올리세요.'],
    [[pdf('.pdf')], '파일 이름이 없습니다. 이름을 붙여 다시 올리세요.'],
  ])('%j: %s', (pdfs, text) => {
    expect(checkPdfs(pdfs, 2)).toBe(text);
  });
});
