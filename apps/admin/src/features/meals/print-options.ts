import { useState } from 'react';

/**
 * What `인쇄` can put on paper: a sheet to tick and sign, a list in two columns, labels for the
 * boxes.
 */
export const PRESETS = ['check', 'list', 'labels'] as const;
export type PrintPreset = (typeof PRESETS)[number];
export const PRINT_ORDERS = ['seat', 'name'] as const;
export type PrintOrder = (typeof PRINT_ORDERS)[number];

export interface PrintOptions {
  preset: PrintPreset;
  order: PrintOrder;
  showUnpaid: boolean;
}

const KEY = 'print:same-day';
const FIRST: PrintOptions = { preset: 'check', order: 'seat', showUnpaid: false };

/** What was chosen last on this device; whatever is unreadable there counts as never chosen. */
function readKept(): PrintOptions {
  const [preset, order, unpaid] = (localStorage.getItem(KEY) ?? '').split(' ');
  return {
    preset: PRESETS.find((one) => one === preset) ?? FIRST.preset,
    order: PRINT_ORDERS.find((one) => one === order) ?? FIRST.order,
    showUnpaid: unpaid === 'unpaid',
  };
}

/** How this desk prints the list, kept on the device: it is the same every day. */
export function usePrintOptions(): [
  options: PrintOptions,
  change: (changes: Partial<PrintOptions>) => void,
] {
  const [options, setOptions] = useState(readKept);
  return [
    options,
    (changes) => {
      const next = { ...options, ...changes };
      localStorage.setItem(
        KEY,
        [next.preset, next.order, next.showUnpaid ? 'unpaid' : ''].join(' ').trim(),
      );
      setOptions(next);
    },
  ];
}
