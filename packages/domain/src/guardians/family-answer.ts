/** Wrong answers: of one network, and of a link over all networks, each within a time. */
export const WRONG_ANSWERS = {
  network: { hour: 5, day: 10, month: 30 },
  link: { day: 20, month: 60 },
} as const;

interface Child {
  phone: string;
}

/**
 * How many of the last digits of a child's number to ask for: as few as the number that has the
 * link does not give away, which is where a mistyped message arrived. Families like to have the
 * same four at the end. Null where it is the same number: who has it signs in as the child anyway.
 */
function digitsOf({ phone }: Child, linkPhone: string): number | null {
  const differs = (count: number) => phone.slice(-count) !== linkPhone.slice(-count);
  return [4, 8, phone.length].find(differs) ?? null;
}

/** Whether there is something to ask before a child is shown. */
export const isAskedAbout = (child: Child, linkPhone: string): boolean =>
  digitsOf(child, linkPhone) !== null;

/** What to ask about these children: as many digits as any of them needs. */
export const digitsToAsk = (children: readonly Child[], linkPhone: string): number =>
  Math.max(4, ...children.map((child) => digitsOf(child, linkPhone) ?? 0));

/** Whose number ends with what was typed; the whole number is an answer too. */
export function childrenAnswered<C extends Child>(
  children: readonly C[],
  linkPhone: string,
  typed: string,
): C[] {
  const answer = typed.normalize('NFKC').replace(/\D/g, '');
  return children.filter((child) => {
    const needed = digitsOf(child, linkPhone);
    return needed !== null && answer.length >= needed && child.phone.endsWith(answer);
  });
}

/** When a link stops opening. */
export const linkEndsAt = (renewedAt: Date, days: number): Date =>
  new Date(renewedAt.getTime() + days * 86_400_000);
