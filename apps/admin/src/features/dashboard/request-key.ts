/** Names one intention: sent again with it, money is booked once. Not `randomUUID`, which plain http has not. */
export const requestKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
