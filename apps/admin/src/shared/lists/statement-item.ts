/** How 은행 내역 붙여넣기 is named in the address, over whatever page one is on. */
export const STATEMENT = 'statement';
