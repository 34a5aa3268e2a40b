import type { Actor } from './actor';
import { Refusal } from '../errors/refusal';

function namesAnotherStudent(part: unknown, own: string): boolean {
  if (Array.isArray(part)) return part.some((item) => namesAnotherStudent(item, own));
  if (typeof part !== 'object' || part === null || !('studentId' in part)) return false;
  const { studentId } = part;
  if (studentId === undefined || studentId === null) return false;
  return typeof studentId === 'string' || typeof studentId === 'number'
    ? String(studentId) !== own
    : true;
}

/**
 * A student reads and writes only their own data, whatever id the path, the query or the body
 * names: asked for every endpoint, so that no new one can forget it.
 */
export function refuseForeignStudent(actor: Actor | null, parts: readonly unknown[]): void {
  if (actor?.side !== 'student') return;
  if (parts.some((part) => namesAnotherStudent(part, actor.studentId)))
    throw new Refusal('forbidden');
}
