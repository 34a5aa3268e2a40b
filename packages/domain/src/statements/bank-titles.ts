import { headingKey } from '../files/heading-key';
import type { StatementField } from './schemas';

/**
 * How banks call their columns: KB, 신한, 우리, 하나, NH, IBK, 카카오뱅크, 토스뱅크, 새마을금고, 우체국. Of several that
 * can be the same the first in the list is it: where a bank has 보낸분, its 적요 is the kind of
 * transfer.
 */
export const TITLES: Record<StatementField, readonly string[]> = {
  at: ['거래일시', '거래일자', '거래일', '거래날짜', '일시', '일자', '날짜'],
  time: ['거래시간', '거래시각', '시간', '시각'],
  name: [
    '입금자명',
    '입금자',
    '보낸분받는분',
    '받는분보낸분',
    '보낸분',
    '보낸사람',
    '의뢰인수취인',
    '의뢰인',
    '기재내용',
    '거래기록사항',
    '거래내용',
    '내용',
    '상대계좌예금주명',
    '적요',
  ],
  amount: ['거래금액', '금액'],
  deposit: ['입금액', '입금금액', '입금', '맡기신금액', '받은금액'],
  withdrawal: [
    '출금액',
    '출금금액',
    '출금',
    '지급액',
    '지급금액',
    '지급',
    '찾으신금액',
    '보낸금액',
  ],
  kind: ['입출금구분', '입출금', '거래유형', '거래종류', '구분'],
  balance: ['거래후잔액', '잔액', '거래후잔고', '잔고'],
  memo: ['적요', '송금메모', '메모', '비고'],
};
const isField = (key: string): key is StatementField => Object.hasOwn(TITLES, key);
export const FIELDS = Object.keys(TITLES).filter(isField);

const KNOWN_TITLES = new Set(Object.values(TITLES).flat());
/** Whether a cell says what banks call a column. */
export const isTitle = (cell: string): boolean => KNOWN_TITLES.has(headingKey(cell));
