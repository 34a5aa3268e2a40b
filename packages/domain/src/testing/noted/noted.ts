import type { AuditAction, AuditFacts } from '../../audit';

type Facts = Partial<Pick<AuditFacts, 'actorKind' | 'subject' | 'before' | 'after'>>;
/** What the server's writers note for an action, and what is read of it. */
export type NotedSentence = [noted: Facts, sentence: string];
export type Noted = Partial<Record<AuditAction, NotedSentence>>;
